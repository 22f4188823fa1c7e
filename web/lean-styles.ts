import type { Plugin } from 'vite'

/**
 * Tailwind's reset names the pseudo-elements of everything, so that a browser works out two more styles for each
 * element of a page, only to find that it has none. Those that we draw have neither border nor padding to reset.
 */
export const leanStyles: Plugin = {
  name: 'lean-styles',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /app\.css/ },
    handler(code) {
      if (!universalReset.test(code)) throw new Error('Tailwind’s reset reads differently now: see lean-styles.ts')
      return code.replace(universalReset, '*')
    },
  },
}

const universalReset = /\*,\s*::?after,\s*::?before,\s*::backdrop(?=\s*\{\s*box-sizing)/
