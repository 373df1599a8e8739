// The one door to Preact and htm: what the page's parts are built with.

export { html, render, createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
