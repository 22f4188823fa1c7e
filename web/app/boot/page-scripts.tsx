import { type ContextType, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router'
import { InlineScript } from './inline-script.tsx'
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
  const { manifest, serverHandoffString, renderMeta } = useContext(FrameworkContext) as Framework
  const boot = bootOf(
    manifest,
    useMatches().map(({ id }) => id),
  )
  // Read before the loader data is appended to the page.
  if (renderMeta) renderMeta.didRenderScripts = true
  return (
    <>
      <InlineScript code={`window.__reactRouterContext=${serverHandoffString};${dataStream}`} />
      <InlineScript code={`(${startAfterPaint})(${JSON.stringify(boot)})`} />
    </>
  )
}

/** On hydration: the same elements, whose code has run already. */
const HydratedScripts = () => (
  <>
    <InlineScript code="" />
    <InlineScript code="" />
  </>
)

// Loader data is enqueued here, before or after the router begins to read.
const dataStream =
  'window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())'

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
