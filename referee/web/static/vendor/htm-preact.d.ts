/** What the page takes of Preact and htm, for the checks of the page: `base/html.js` is the one door to them. */
import type { VNode } from "preact";

export { createContext, render } from "preact";
export { useContext, useEffect, useLayoutEffect, useMemo } from "preact/hooks";
export function html(strings: TemplateStringsArray, ...values: any[]): VNode<any>;

/** What begins as null may become anything. */
export function useState(initial: null): [any, (next: any) => void];
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
export function useRef(initial: null): { current: any };
export function useRef<T>(initial: T): { current: T };
