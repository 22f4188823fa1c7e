import { type ContextType, useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router'
import { InlineScript } from './inline-script.tsx'
import { type Boot, startAfterPaint } from './start-after-paint.ts'

type Framework = NonNullable<ContextType<typeof FrameworkContext>>
type Manifest = Framework['manifest']

/**
 * What React Router's `<Scripts />` is for, later: a page reads without its scripts, so they are asked for once it shows,
 * and run one file at a time. All at once they would keep a phone busy for longer than a finger waits.
 */
export const PageScripts = () => {
  // React Router's own brings hot reload along.
  if (import.meta.env.DEV) return <Scripts />
  return import.meta.env.SSR ? <WrittenScripts /> : <KeptScripts />
}

const WrittenScripts = () => {
  const { manifest, serverHandoffString, renderMeta } = useContext(FrameworkContext) as Framework
  const boot = bootOf(
    manifest,
    useMatches().map(({ id }) => id),
  )
  // React Router asks before it writes the data of the page behind it.
  if (renderMeta) renderMeta.didRenderScripts = true
  return (
    <>
      <InlineScript code={`window.__reactRouterContext=${serverHandoffString};${dataStream}`} />
      <InlineScript code={`(${startAfterPaint})(${JSON.stringify(boot)})`} />
    </>
  )
}

/** In the browser what the server wrote has done its work. */
const KeptScripts = () => (
  <>
    <InlineScript code="" />
    <InlineScript code="" />
  </>
)

// The scripts behind the page put its data in here, before or after the router begins to read.
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

/** A route's module may be split: what only the browser runs apart from what both do. */
const modulesOf = (route: Manifest['routes'][string]): string[] =>
  [
    route?.clientActionModule,
    route?.clientLoaderModule,
    route?.clientMiddlewareModule,
    route?.hydrateFallbackModule,
    route?.module,
  ].filter((module) => module !== undefined)
