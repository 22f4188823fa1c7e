import { readFile, stat } from 'node:fs/promises'
import type { Langue } from '@colocdar/contracts/langues'
import { type Manifest, scriptsOf } from '../../web/app/lib/pages/page-files.ts'
import { type BuiltFile, readBundle } from '../support/bundle.ts'
import { count, type Findings, verdict } from '../support/table.ts'

const built = new URL('../../web/build/client/', import.meta.url)
const mostBytes = 145_000
const worthNaming = 5_000

/** The pages whose code is looked at, with the layouts around them. */
const pages: Record<string, string[]> = {
  home: ['layout/site.layout', 'features/accueil/accueil.page'],
  list: ['layout/site.layout', 'features/offres/offres.page'],
  detail: ['layout/site.layout', 'features/offres/offre.page'],
  request: ['layout/site.layout', 'features/demandes/demande.page'],
  profile: ['layout/site.layout', 'features/utilisateurs/utilisateur.page'],
  favourites: ['layout/site.layout', 'features/favoris/favoris.page'],
  register: ['layout/site.layout', 'features/auth/visiteur.layout', 'features/auth/register.page'],
}

/** What every kilobyte of the public pages' JavaScript is, compressed as it is sent. */
export const measureScripts = async (): Promise<Findings> => {
  const manifest = await manifestOf('fr')
  const arabic = await manifestOf('ar')
  const bundle = await readBundle()
  const files = new Map<string, { bytes: number; pages: string[] }>()
  const totals: [string, number][] = []
  for (const [page, sources] of Object.entries(pages)) {
    let total = 0
    for (const file of scriptsOf(manifest, filesOf(sources))) {
      const known = files.get(file) ?? { bytes: await sentBytes(file), pages: [] }
      known.pages.push(page)
      files.set(file, known)
      total += known.bytes
    }
    totals.push([page, total])
  }
  const arabicTotals = await Promise.all(
    Object.entries(pages).map(async ([page, sources]): Promise<[string, number]> => {
      const sent = await Promise.all(scriptsOf(arabic, filesOf(sources)).map(sentBytes))
      return [page, sent.reduce((sum, bytes) => sum + bytes, 0)]
    }),
  )
  const fits = [...totals, ...arabicTotals].every(([, total]) => total <= mostBytes)
  const sorted = [...files].sort(([, a], [, b]) => b.bytes - a.bytes)
  const rows = sorted
    .filter(([, { bytes }]) => bytes >= worthNaming)
    .map(([file, { bytes, pages: loading }]) => {
      const known = bundle.get(file)
      if (!known) throw new Error(`${file} is not what the sources give: build the site again`)
      const where = loading.length === Object.keys(pages).length ? 'all' : loading.join(', ')
      return [known.name, count(bytes), where, insideOf(known, bytes)]
    })
  const others = sorted.filter(([, { bytes }]) => bytes < worthNaming)
  const rest = others.reduce((sum, [, { bytes }]) => sum + bytes, 0)
  return {
    title: '(i) JavaScript of public pages',
    head: ['file', 'bytes', 'pages', 'inside, in kB'],
    rows: [...rows, [`${others.length} smaller files`, count(rest), '', '']],
    notes: [
      `All of a page: ${inWords(totals)}; in Arabic ${inWords(arabicTotals)}; at most ${count(mostBytes)}: ${verdict(fits)}.`,
      ...notes,
    ],
  }
}

const manifestOf = async (langue: Langue): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(`.vite/${langue}.json`, built), 'utf8'))

const filesOf = (sources: readonly string[]): string[] => [
  'app/start.client.ts',
  'app/entry.client.tsx',
  ...sources.map((name) => `app/${name}.tsx`),
]

const inWords = (totals: readonly [string, number][]): string =>
  totals.map(([page, total]) => `${page} ${count(total)}`).join(', ')

const notes = [
  'Bytes as sent, in brotli. Inside: shares by the bytes before compression, from source maps; nothing below 0.05 kB.',
]

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
