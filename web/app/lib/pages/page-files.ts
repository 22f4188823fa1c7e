/** Vite's table of what it built: https://vite.dev/guide/backend-integration */
export type Manifest = Record<string, { file: string; imports?: string[] }>

/** The scripts that make up these sources, each once, with all that they import. */
export const scriptsOf = (manifest: Manifest, sources: readonly string[]): string[] => {
  const found = new Set<string>()
  const add = (source: string) => {
    const built = manifest[source]
    if (!built || found.has(built.file)) return
    found.add(built.file)
    built.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...found].map((file) => `/${file}`)
}
