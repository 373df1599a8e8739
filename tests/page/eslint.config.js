// What eslint asks of the page's scripts, beside what TypeScript sees (tsconfig.json).

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/vendor/**", "**/node_modules/**"] },
  js.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["referee/**"], ignores: ["**/base/storage.js"], rules: { "no-restricted-globals": ["error", "localStorage", "sessionStorage"] } },
  { files: ["tests/**"], languageOptions: { globals: globals.node } },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-unused-vars": ["error", { varsIgnorePattern: "^_$" }],
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
      "no-empty": ["error", { allowEmptyCatch: true }],
      "consistent-return": "error",
      "no-shadow-restricted-names": "error",
      "no-implicit-globals": "error",
    },
  },
];
