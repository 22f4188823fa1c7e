/** As much of the browser's caches as the worker uses by address, for its tests. */
export const fakeCaches = (origin: string) => {
  const stored = new Map<string, Map<string, Response>>()
  const keyOf = (request: string | Request) => new URL(typeof request === 'string' ? request : request.url, origin).href
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    const add = async (request: string | Request) => void entries.set(keyOf(request), await fetch(request))
    return {
      match: async (request: string | Request) => entries.get(keyOf(request))?.clone(),
      put: async (request: string | Request, answer: Response) => void entries.set(keyOf(request), answer),
      delete: async (request: string | Request) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      add,
      addAll: async (requests: Request[]) => void (await Promise.all(requests.map(add))),
    }
  }
  const has = async (name: string) => stored.has(name)
  return {
    stored,
    open,
    has,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  }
}
