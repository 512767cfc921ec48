/** What neither tsc nor the tests see: slips, dead code, and functions too long to read at once. */

import js from "@eslint/js";

const LONGEST = 86;

export default [
  { ignores: ["assets/share/lean_qr.js"] }, // not written here
  js.configs.recommended,
  {
    rules: {
      "no-undef": "off", // tsc knows the names of the browser and of Node
      "no-unused-vars": ["error", { args: "after-used", argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-shadow": ["error", { allow: ["text", "name", "length", "event"], builtinGlobals: false }],
      "no-implicit-coercion": ["error", { boolean: false }],
      "object-shorthand": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-console": "error",
      // What prettier leaves as it is: comments, and what it will not break.
      "max-len": [
        "error",
        { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
      // "constructor" is in every object, whoever's name it is.
      "no-restricted-syntax": [
        "error",
        {
          selector: "BinaryExpression[operator='in'][left.type!='Literal'][left.type!='PrivateIdentifier']",
          message: "A name from outside: use Object.hasOwn.",
        },
      ],
    },
  },
  // Which characters a name may hold is told by what may not be seen.
  { files: ["assets/lab/names.js"], rules: { "no-control-regex": "off", "no-misleading-character-class": "off" } },
  {
    files: ["assets/**/*.js"],
    rules: {
      "max-lines": ["error", 350],
      "max-lines-per-function": ["error", { max: LONGEST, skipBlankLines: true, skipComments: true }],
    },
  },
];
