import { posix } from 'node:path'
import { isTest } from './tree.mjs'

const schemaImport = /import\s+(?:type\s+)?\{(?<names>[^}]*)\}\s+from\s+'[^']*\/schema\/[^']+'/g
const drizzleWrite = /\.(?:insert|update|delete)\(\s*(?<name>\w+)\s*\)/g
const sqlWrite =
  /\b(?:insert\s+into|update|delete\s+from)\s+(?:\$\{(?<variable>\w+)\}|(?<name>[a-z_]+)(?=\s+(?:set|where|as|\(|using)|\s*`))/gi
const declaration = /export const (?<variable>\w+) = pgTable\(\s*'(?<table>\w+)'/g

/** pg-boss's own table, which its next version may change. */
const queueTable = { name: /\bpgboss\.job\b/, knownBy: 'api/src/jobs/stored-jobs.ts' }

/** Each table is written by one folder of the API; the others ask that folder's service. */
export const tableRules = (tree) => [...writerRules(tree), ...queueRules(tree)]

const queueRules = (tree) =>
  tree
    .filter(
      ({ path, text }) => queueTable.name.test(text) && path !== queueTable.knownBy && /^(api|server)\//.test(path),
    )
    .filter(({ path }) => !isTest(path))
    .map(({ path }) => `${path} : la table pgboss.job n’est connue que de ${queueTable.knownBy}`)

const writerRules = (tree) => {
  const tables = tablesOf(tree)
  const writers = new Map()
  for (const file of tree) {
    if (!file.path.startsWith('api/src/') || isTest(file.path)) continue
    for (const table of writtenBy(file, tables)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(posix.dirname(file.path)))
    }
  }
  return [...writers]
    .filter(([, folders]) => folders.size > 1)
    .map(([table, folders]) => `la table ${table} est écrite par ${[...folders].sort().join(' et ')}`)
}

/** The tables' names in SQL, by their names in the schema. */
const tablesOf = (tree) =>
  new Map(
    tree
      .filter(({ path }) => path.startsWith('api/src/schema/'))
      .flatMap(({ text }) => [...text.matchAll(declaration)].map(({ groups }) => [groups.variable, groups.table])),
  )

const writtenBy = ({ text }, tables) => {
  const aliases = new Map(
    [...text.matchAll(schemaImport)].flatMap(({ groups }) => groups.names.split(',').map(aliasOf)),
  )
  const tableOf = (variable) => tables.get(aliases.get(variable))
  const known = new Set(tables.values())
  return [
    ...[...text.matchAll(drizzleWrite)].map(({ groups }) => tableOf(groups.name)),
    ...[...text.matchAll(sqlWrite)].map(({ groups }) =>
      groups.variable ? tableOf(groups.variable) : known.has(groups.name) ? groups.name : undefined,
    ),
  ].filter(Boolean)
}

const aliasOf = (specifier) => {
  const [name, alias = name] = specifier
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)
  return [alias, name]
}
