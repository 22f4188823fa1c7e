import { describe, expect, it } from 'vitest'
import { featureRules } from './features.mjs'
import { demoRules, floorRules } from './floors.mjs'
import { circleRules, readImports } from './imports.mjs'
import { namingRules } from './naming.mjs'
import { sideRules } from './sides.mjs'
import { tableRules } from './tables.mjs'
import { timeZoneRules } from './time-zones.mjs'

/** A tree of files by path; a list of imports stands for the text of a file. */
const treeOf = (files) =>
  Object.entries(files).map(([path, content]) => ({
    path,
    text: Array.isArray(content) ? content.map((from) => `import { x } from '${from}'`).join('\n') : content,
  }))

const floorsOf = (files) => floorRules(readImports(treeOf(files)))

describe('floors', () => {
  it.each([
    ['a port that knows a feature', 'api/src/mail/mail.job.ts', '../features/auth/auth.service.ts'],
    ['a library part that knows the UI', 'web/app/lib/client/client.ts', '../../ui/notices/toasts.tsx'],
    ['a part that knows a feature', 'web/app/ui/layout/card.tsx', '../../features/offres/offre-card.tsx'],
    ['the API that knows the demo', 'api/src/features/villes/villes.service.ts', '@colocdar/demo/catalogue/offres'],
    ['contracts that know the API', 'contracts/src/offres.ts', '@colocdar/api/deps'],
    ['the ground floor of the server that knows its start', 'server/src/process/drain.ts', '../start/config.ts'],
  ])('refuses %s', (_what, path, from) => {
    expect(floorsOf({ [path]: [from] })).toEqual([expect.stringContaining('remonte')])
  })

  it('refuses an arrow that only types or a lazy import make', () => {
    const path = 'web/app/lib/client/client.ts'
    expect(floorsOf({ [path]: `import type { X } from '../../ui/layout/card.tsx'` })).toHaveLength(1)
    expect(floorsOf({ [path]: `const load = () => import('../../ui/layout/card.tsx')` })).toHaveLength(1)
  })

  it('refuses two features that know each other, also through a third', () => {
    const offres = 'web/app/features/offres/offre.page.tsx'
    const demandes = 'web/app/features/demandes/demande.page.tsx'
    const villes = 'web/app/features/villes/ville.page.tsx'
    expect(floorsOf({ [offres]: ['../demandes/demande.page.tsx'], [demandes]: [] })).toEqual([])
    expect(
      floorsOf({
        [offres]: ['../demandes/demande.page.tsx'],
        [demandes]: ['../villes/ville.page.tsx'],
        [villes]: ['../offres/offre.ts'],
      }),
    ).toEqual([expect.stringContaining('offres → features/demandes → features/villes → features/offres')])
  })

  it('refuses a folder that stands on no floor', () => {
    expect(floorsOf({ 'server/src/misc/thing.ts': [] })).toEqual([expect.stringContaining('aucun étage')])
  })

  it('lets the server import the demo lazily only', () => {
    const rules = (text) => demoRules(readImports(treeOf({ 'server/src/start/fill-database.ts': text })))
    expect(rules(`import { loadDemo } from '@colocdar/demo/loading/load-demo'`)).toHaveLength(1)
    expect(rules(`import type { X } from '../../../demo/src/loading/load-demo.ts'`)).toHaveLength(1)
    expect(rules(`const { loadDemo } = await import('@colocdar/demo/loading/load-demo')`)).toEqual([])
  })

  it('lets tests import what they like', () => {
    expect(floorsOf({ 'api/src/mail/mail.test.ts': ['../features/auth/auth.service.ts'] })).toEqual([])
  })
})

describe('features of the API', () => {
  const rules = (files) => featureRules(readImports(treeOf(files)))

  it('refuses another feature’s repository, not its own', () => {
    const from = 'api/src/features/avis/avis.service.ts'
    expect(rules({ [from]: ['../offres/offres.repository.ts'] })).toEqual([
      expect.stringContaining('service de offres'),
    ])
    expect(rules({ [from]: ['./avis.repository.ts', '../offres/offres.service.ts'] })).toEqual([])
  })

  it('refuses SQL outside a repository', () => {
    expect(rules({ 'api/src/features/avis/avis.service.ts': ['drizzle-orm'] })).toHaveLength(1)
    expect(rules({ 'api/src/features/avis/avis.repository.ts': ['drizzle-orm'] })).toEqual([])
    expect(rules({ 'api/src/jobs/jobs.ts': ['pg'] })).toEqual([])
  })
})

describe('tables', () => {
  const schema = { 'api/src/schema/avis.ts': `export const avis = pgTable(\n  'avis', {})` }
  const importing = (names) => `import { ${names} } from '../../schema/avis.ts'\n`
  const own = { 'api/src/features/avis/avis.repository.ts': `${importing('avis')}db.insert(avis).values({})` }
  const written = (text) =>
    tableRules(treeOf({ ...schema, ...own, 'api/src/features/comptes/comptes.repository.ts': text }))

  it.each([
    ['through Drizzle', `${importing('avis')}db.update(avis).set({})`],
    ['under another name', `${importing('avis as reviews')}db.delete(reviews)`],
    ['in SQL', 'sql`update avis set masque = true`'],
    ['in SQL, by a variable', `${importing('avis')}sql\`delete from \${avis} where true\``],
  ])('has one writer: a second one, %s, is refused', (_how, text) => {
    expect(written(text)).toEqual(['la table avis est écrite par api/src/features/avis et api/src/features/comptes'])
  })

  it('of pg-boss is known by one file', () => {
    const read = 'sql`select count(*) from pgboss.job`'
    expect(tableRules(treeOf({ 'server/src/metrics/plugin.ts': read, 'api/src/jobs/stored-jobs.ts': read }))).toEqual([
      expect.stringContaining('server/src/metrics/plugin.ts'),
    ])
    expect(tableRules(treeOf({ 'api/src/jobs/jobs.test.ts': read }))).toEqual([])
  })

  it('may be read by everybody', () => {
    expect(written(`${importing('avis')}db.select().from(avis)`)).toEqual([])
  })
})

describe('time zones', () => {
  const problemsOf = (sql) => {
    const tree = treeOf({
      'api/src/features/avis/avis.repository.ts': `import { sql } from 'drizzle-orm'\nsql\`${sql}\``,
    })
    return timeZoneRules(tree, readImports(tree))
  }

  it.each([
    "select now() at time zone 'Africa/Casablanca'",
    'select now() AT TIME ZONE zone',
    "set time zone 'Europe/Paris'",
    "select date_trunc('week', now())",
    "select timezone('Africa/Casablanca', now())",
  ])('are not for SQL: %s', (sql) => expect(problemsOf(sql)).toHaveLength(1))

  it('are left alone where they are UTC', () => expect(problemsOf("select now() at time zone 'UTC'")).toEqual([]))
})

describe('files', () => {
  it('refuses circles', () => {
    const tree = treeOf({ 'web/app/lib/a.ts': ['./b.ts'], 'web/app/lib/b.ts': ['./a.ts'] })
    expect(circleRules(readImports(tree))).toEqual([expect.stringContaining('a.ts → web/app/lib/b.ts')])
  })

  it.each([
    'web/app/lib/utils.ts',
    'api/src/features/avis/index.ts',
    'api/src/features/avis/offres.service.ts',
    'api/src/features/avis/avis.manager.ts',
    'api/src/features/avis/passwords.ts',
    'web/app/features/avis/avis.screen.tsx',
    'web/app/features/avis/avis-card.tsx',
  ])('refuses the name %s', (path) => {
    expect(namingRules(treeOf({ [path]: '' }))).toEqual([expect.stringContaining(path)])
  })

  it('refuses more than 250 lines', () => {
    expect(namingRules(treeOf({ 'web/app/lib/long.ts': '\n'.repeat(250) }))).toEqual([
      expect.stringContaining('251 lignes'),
    ])
  })
})

describe('sides', () => {
  it('refuses a feature of the API without its contract, and a contract without its feature', () => {
    expect(sideRules(treeOf({ 'api/src/features/avis/avis.routes.ts': '' }))).toHaveLength(1)
    const table = `import { avis } from './avis.ts'\n`
    expect(sideRules(treeOf({ 'contracts/src/table.ts': table, 'contracts/src/avis.ts': '' }))).toHaveLength(1)
  })

  it('refuses a feature of the web that is neither a noun of the API nor a known room', () => {
    expect(sideRules(treeOf({ 'web/app/features/divers/divers.page.tsx': '' }))).toHaveLength(1)
    expect(sideRules(treeOf({ 'web/app/features/accueil/accueil.page.tsx': '' }))).toEqual([])
  })
})
