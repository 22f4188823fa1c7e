import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Leaves out of the browser's code what this site does not use of React Router (4.5 of 35 kB): the components that only
 * their `displayName` keeps in the bundle, such as `Link`, two features that are off, and the default error page.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  // The server's code is not downloaded.
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]\w+[\\/].*\.js$/ },
    handler: (id) => replacements[id.replaceAll('\\', '/').replace(/^.*\/production\/lib\//, '')],
  },
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/ },
    handler: (code) => ({ code: withoutNames(code), map: null }),
  },
}

const outerBoundary = fileURLToPath(new URL('app/boot/outer-boundary.tsx', import.meta.url))

/** What stands for a file of React Router, with the same exports. */
export const replacements: Record<string, string> = {
  // `routeDiscovery` is `initial`: the browser has the whole table of routes.
  'dom/ssr/fog-of-war.js': `
export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}
export const getPartialManifest = (manifest) => manifest
export const [URL_LIMIT, getManifestPath, getPathsWithAncestors, handleClientVersionMismatch] = []`,

  // The router is given none (hydrate-page.tsx).
  'router/instrumentation.js': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const [getRouteInstrumentationUpdates, instrumentClientSideRouter] = []
export const [instrumentHandler, instrumentationResultMetaContext] = []`,

  // The root route has an error page of its own, inside its layout.
  'dom/ssr/errorBoundaries.js': `
export { OuterBoundary as RemixErrorBoundary } from ${JSON.stringify(outerBoundary)}
export const RemixRootDefaultErrorBoundary = () => null
export const BoundaryShell = ({ children }) => children`,
}

/** Without names for developer tools, and with the calls marked that have no effect but their result. */
export const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^((?:const|let|var) \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
