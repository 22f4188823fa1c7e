import type { AnyCall, Route } from './route.ts'

/** Runs the handler of a route. What visitors read and caches keep may come from a standby; nothing of a member does. */
export const handleCall = (route: Route, call: AnyCall): Promise<unknown> => {
  const { standby } = call.deps
  if (!standby || !route.endpoint.cacheable || call.acteur !== null) return route.handle(call)
  return standby.read((db) => route.handle({ ...call, deps: { ...call.deps, db } }))
}
