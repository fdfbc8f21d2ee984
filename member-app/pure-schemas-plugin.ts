import type { Plugin } from 'vite'

/** Makers of schemas and of their parts, as every file of ours asks for them; `v.parse` and its like do something. */
const maker = /\bv\.(?!parse\b|safeParse\b|is\b|assert\b)[a-z]\w*(?=[(<])/g

/** Making a schema does nothing else, which the bundler cannot see: those that only functions read by are left out of the app. */
export function pureSchemasPlugin(): Plugin {
  return {
    name: 'pure-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:domain|client|member-app)\/src\/.*\.tsx?$/, code: "import * as v from 'valibot'" },
      handler: (code) => ({ code: code.replaceAll(maker, '/*#__PURE__*/ $&'), map: null }),
    },
  }
}
