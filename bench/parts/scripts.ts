import { readdir, readFile, stat } from 'node:fs/promises'
import { type BuiltFile, readBundle } from '../support/bundle.ts'
import { count, type Findings, verdict } from '../support/table.ts'

const built = new URL('../../web/build/client/', import.meta.url)
const mostBytes = 145_000
const worthNaming = 500

/** The pages whose code is looked at, by their route. */
const pages = {
  home: 'features/accueil/accueil.page',
  list: 'offres',
  detail: 'offre',
  request: 'features/demandes/demande.page',
  profile: 'features/utilisateurs/utilisateur.page',
  register: 'features/auth/register.page',
}

interface Route {
  parentId?: string
  imports: string[]
  [module: `${string}odule`]: string | undefined
}

interface Manifest {
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

/** What every kilobyte of the public pages' JavaScript is, compressed as it is sent. */
export const measureScripts = async (): Promise<Findings> => {
  const [manifest, bundle] = [await readManifest(), await readBundle()]
  const files = new Map<string, { bytes: number; pages: string[] }>()
  const totals: string[][] = []
  for (const [page, route] of Object.entries(pages)) {
    let total = 0
    for (const file of filesOf(manifest, route)) {
      const known = files.get(file) ?? { bytes: await sentBytes(file), pages: [] }
      known.pages.push(page)
      files.set(file, known)
      total += known.bytes
    }
    totals.push([page, count(total), '', `at most ${count(mostBytes)}: ${verdict(total <= mostBytes)}`])
  }
  const sorted = [...files].sort(([, a], [, b]) => b.bytes - a.bytes)
  const rows = sorted
    .filter(([, { bytes }]) => bytes >= worthNaming)
    .map(([file, { bytes, pages: loading }]) => {
      const known = bundle.get(file)
      if (!known && file !== manifest.url) throw new Error(`${file} is not what the sources give: build the site again`)
      const where = loading.length === Object.keys(pages).length ? 'all' : loading.join(', ')
      return [known?.name ?? 'table of routes', count(bytes), where, known ? insideOf(known, bytes) : '']
    })
  const others = sorted.filter(([, { bytes }]) => bytes < worthNaming)
  const rest = others.reduce((sum, [, { bytes }]) => sum + bytes, 0)
  return {
    title: '(i) JavaScript of public pages',
    head: ['file', 'bytes', 'pages', 'inside, in kB'],
    rows: [...totals, ...rows, [`${others.length} smaller files`, count(rest), '', '']],
    notes,
  }
}

const notes = [
  'Bytes as sent, in brotli. Inside: shares by the bytes before compression, from source maps; nothing below 0.05 kB.',
]

const readManifest = async (): Promise<Manifest> => {
  const names = await readdir(new URL('assets/', built))
  const name = names.find((each) => /^manifest-\w+\.js$/.test(each))
  const text = await readFile(new URL(`assets/${name}`, built), 'utf8')
  return { ...JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)), url: `/assets/${name}` }
}

/** What a page names in its HTML: see web/app/boot/page-scripts.tsx. */
const filesOf = ({ entry, routes, url }: Manifest, page: string): Set<string> => {
  const files = [...entry.imports, entry.module, url]
  for (let id: string | undefined = page; id; id = routes[id]?.parentId) {
    const route: Route | undefined = routes[id]
    if (!route) throw new Error(`no route ${id}`)
    const modules = Object.entries(route).flatMap(([key, value]) =>
      /^m|Module$/.test(key) && typeof value === 'string' && value.endsWith('.js') ? [value] : [],
    )
    files.push(...route.imports, ...modules)
  }
  return new Set(files)
}

/** The smallest files are sent as they are. */
const sentBytes = async (file: string): Promise<number> => {
  const { size } = await stat(new URL(`.${file}.br`, built)).catch(() => stat(new URL(`.${file}`, built)))
  return size
}

const insideOf = ({ bytes, origins }: BuiltFile, sent: number): string =>
  [...origins]
    .map(([origin, share]) => [origin, ((share / bytes) * sent) / 1000] as const)
    .filter(([, size]) => size >= 0.05)
    .sort(([, a], [, b]) => b - a)
    .map(([origin, size]) => `${origin} ${size.toFixed(1)}`)
    .join(', ')
