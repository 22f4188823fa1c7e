import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createBuilder, type Rolldown } from 'vite'

const web = fileURLToPath(new URL('../../web/', import.meta.url))

/** A built file: its name in the configuration or that of its page, and how many of its bytes come from where. */
export interface BuiltFile {
  name: string
  bytes: number
  origins: Map<string, number>
}

/** Builds the browser's code once more, in memory and with source maps, and reads where each byte comes from. */
export const readBundle = async (): Promise<Map<string, BuiltFile>> => {
  process.env.NODE_ENV = 'production'
  const client = { build: { write: false, sourcemap: 'hidden' as const } }
  const builder = await createBuilder({ root: web, logLevel: 'silent', environments: { client } })
  const environment = builder.environments.client
  if (!environment) throw new Error('Vite builds nothing for browsers')
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
  return new Map(output.filter(isChunk).map((chunk) => [`/${chunk.fileName}`, read(chunk)]))
}

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

const read = ({ name, code, map }: Rolldown.OutputChunk): BuiltFile => {
  const origins = new Map<string, number>()
  const sources = map && new SourceMap({ ...map, sources: [...map.sources] } as never)
  for (const [number, line] of code.split('\n').entries())
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources?.findEntry(number, column)
      const origin = originOf((entry && 'originalSource' in entry && entry.originalSource) || '')
      origins.set(origin, (origins.get(origin) ?? 0) + 1)
    }
  return { name, bytes: code.length, origins }
}

/** The package, or the folder of ours. */
const originOf = (source: string): string => {
  const [, library] = /node_modules\/(@[^/]+\/[^/]+|[^/]+)\//.exec(source) ?? []
  if (library) return libraries[library] ?? library
  if (source.includes('contracts/src/')) return 'contracts'
  return /app\/((?:features|lib|ui)\/[^/]+|[^/]+)\/[^/]/.exec(source)?.[1] ?? 'imports and exports'
}

const libraries: Record<string, string> = {
  react: 'React',
  'react-dom': 'React',
  scheduler: 'React',
  'react-router': 'React Router',
  'lucide-static': 'icons',
}
