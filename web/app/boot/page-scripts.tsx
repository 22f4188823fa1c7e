import { type ContextType, useContext } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataRouterDataContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  Scripts,
  useMatches,
} from 'react-router'
import { InlineScript } from './inline-script.tsx'
import { LoaderData } from './loader-data.tsx'
import { type Boot, startAfterPaint } from './start-after-paint.ts'

type Framework = NonNullable<ContextType<typeof FrameworkContext>>
type Manifest = Framework['manifest']

/**
 * Replaces React Router's `<Scripts />`: pages are readable without scripts, so these are requested after the first
 * paint and run one file per task. In one go they would block a phone for too long to react to a tap.
 * react-router.test.tsx compares the two.
 */
export const PageScripts = () => {
  // React Router's own component sets up hot reload.
  if (import.meta.env.DEV) return <Scripts />
  return import.meta.env.SSR ? <ServerScripts /> : <HydratedScripts />
}

const ServerScripts = () => {
  const { manifest, serverHandoffString } = useContext(FrameworkContext) as Framework
  const routeIds = useMatches().map(({ id }) => id)
  return (
    <>
      <InlineScript code={`window.__reactRouterContext=${serverHandoffString}`} />
      <InlineScript code={startScriptOf(manifest, routeIds)} />
      <LoaderData state={useContext(DataRouterDataContext)} />
    </>
  )
}

/** On hydration: the same elements, whose code has run already. */
const HydratedScripts = () => (
  <>
    <InlineScript code="" />
    <InlineScript code="" />
    <LoaderData state={null} />
  </>
)

const startScripts = new WeakMap<Manifest, Map<string, string>>()

/** Written once for all pages of the same routes: the table of a page's files takes longer than a card. */
const startScriptOf = (manifest: Manifest, routeIds: string[]): string => {
  const scripts = startScripts.get(manifest) ?? new Map<string, string>()
  startScripts.set(manifest, scripts)
  const key = routeIds.join()
  const script = scripts.get(key) ?? `(${startAfterPaint})(${JSON.stringify(bootOf(manifest, routeIds))})`
  scripts.set(key, script)
  return script
}

const bootOf = ({ url, entry, routes }: Manifest, routeIds: string[]): Boot => {
  const modules = routeIds.map((id) => [id, modulesOf(routes[id])] as const)
  const shared = [...entry.imports, ...routeIds.flatMap((id) => routes[id]?.imports ?? [])]
  return {
    files: [...new Set([...shared, url, ...modules.flatMap(([, files]) => files)])],
    routes: Object.fromEntries(modules),
    entry: entry.module,
  }
}

/** A route's module may be split: what only the browser runs is in separate files. */
const modulesOf = (route: Manifest['routes'][string]): string[] =>
  [
    route?.clientActionModule,
    route?.clientLoaderModule,
    route?.clientMiddlewareModule,
    route?.hydrateFallbackModule,
    route?.module,
  ].filter((module) => module !== undefined)
