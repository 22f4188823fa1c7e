import type { Plugin } from 'vite'

// Has to be the first line of a file. Other browsers ignore it.
const hint = '//# allFunctionsCalledOnLoad\n'

const usedByEveryPage = new Set(['react', 'router', 'shell', 'public'])

/**
 * Lets Chrome compile all of these files on another thread as they arrive, and not each function when it is first called,
 * which was a third of what hydration takes. Not on smaller files, where it costs more bytes than it is worth.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite has put its own first line into some of them.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && usedByEveryPage.has(file.name)) file.code = hint + file.code
    },
  },
}
