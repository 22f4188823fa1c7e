// Plants known defects, one per clause of the specification, and shows which of them a test that names the clause notices:
// node scripts/planted-defects.mjs unit|browser [clause…]. Changes files and restores them: run it on a clean tree.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from './lib/paths.mjs'

const [kind, ...wanted] = process.argv.slice(2)

/** Those of planted-defects.tsv: kind of test, clause, file, what to find, what to put there instead. */
const chosen = readFileSync(join(root, 'scripts/planted-defects.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([of, clause]) => of === kind && (wanted.length === 0 || wanted.includes(clause)))
  .map(([, clause, file, find, put]) => [clause, file, JSON.parse(find), JSON.parse(put)])

const tests = ['web', 'contracts', 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => ({ path: join(folder, name), source: readFileSync(join(root, folder, name), 'utf8') })),
)

/** The titles of the tests that name this clause: « [ROUTE-07, ROUTE-08] send a visitor to sign in ». */
const titlesOf = (clause) =>
  tests.flatMap(({ path, source }) =>
    [...source.matchAll(/['`](\[[A-Z]+-\d+[^\]\n]*\][^\n]*)/g)]
      .filter(([, title]) => new RegExp(`\\b${clause}\\b`).test(title.split(']')[0]))
      .map(([, title]) => ({ path, title: title.split(']')[0] })),
  )

/** Runs with the defects in place; false for one whose text is no longer there. */
const withDefects = (defects, run) => {
  const before = new Map()
  const missing = []
  try {
    for (const [clause, file, find, put] of defects) {
      const path = join(root, file)
      const source = readFileSync(path, 'utf8')
      if (!before.has(path)) before.set(path, source)
      if (source.includes(find))
        writeFileSync(
          path,
          source.replace(find, () => put),
        )
      else missing.push(clause)
    }
    return { missing, result: run() }
  } finally {
    for (const [path, source] of before) writeFileSync(path, source)
  }
}

const stopped = () => process.exit(130)
process.on('SIGINT', stopped)
process.on('SIGTERM', stopped)

const rows = []
const tell = (clause, verdict, by = '') => {
  rows.push({ clause, verdict })
  console.log([clause, verdict, by].join('\t'))
}

const tryUnit = (defect) => {
  const [clause] = defect
  const files = [...new Set(titlesOf(clause).map(({ path }) => path))].filter((path) => !path.startsWith('e2e'))
  const { missing, result } = withDefects([defect], () =>
    spawnSync(join(bin, 'vitest'), ['run', '--project', 'unit', ...files, '-t', `\\b${clause}\\b`], {
      cwd: root,
      encoding: 'utf8',
    }),
  )
  if (missing.length > 0) return tell(clause, 'outdated')
  tell(clause, result.status === 0 ? 'SURVIVED' : 'noticed', files.join(' '))
}

/** As many at once as no test names two of: a build and a server take longer than the tests. */
const batches = (defects) => {
  const result = []
  for (const defect of defects) {
    const titles = titlesOf(defect[0]).map(({ title }) => title)
    const free = result.find((batch) => titles.every((title) => !batch.titles.has(title)))
    const batch = free ?? { defects: [], titles: new Set() }
    if (!free) result.push(batch)
    batch.defects.push(defect)
    for (const title of titles) batch.titles.add(title)
  }
  return result.map((batch) => batch.defects)
}

const tryBatch = (batch) => {
  const filters = batch.flatMap(([clause]) => titlesOf(clause).map(({ path }) => path.replace(/^e2e\//, '')))
  const { missing, result } = withDefects(batch, () =>
    spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'test', 'e2e', ...new Set(filters)], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
    }),
  )
  // The list at the end: of the rest, only the last lines are printed.
  const red = result.stdout.split('\n').filter((line) => /^\s+\w.*\.spec\.ts:\d+.* › /.test(line))
  for (const [clause] of batch) {
    const by = red.find((line) => new RegExp(`\\[[^\\]]*\\b${clause}\\b`).test(line))
    tell(clause, missing.includes(clause) ? 'outdated' : by ? 'noticed' : 'SURVIVED', by?.trim())
  }
}

if (kind === 'unit') chosen.forEach(tryUnit)
else batches(chosen).forEach(tryBatch)
const noticed = rows.filter(({ verdict }) => verdict === 'noticed').length
console.log(`${noticed} of ${rows.length} noticed`)
process.exitCode = noticed === rows.length ? 0 : 1
