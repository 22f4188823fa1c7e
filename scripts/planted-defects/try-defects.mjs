import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { bin, node24, root } from '../lib/paths.mjs'

const FOLDERS = { unit: ['web', 'contracts', 'api', 'demo'], http: ['api', 'server'], browser: ['e2e'] }

const testsIn = (kind) =>
  FOLDERS[kind].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => ({ path: join(folder, name), source: readFileSync(join(root, folder, name), 'utf8') })),
  )

/** The tests that name each clause, in brackets: « [ROUTE-07] [ROUTE-08, ROUTE-09] send a visitor to sign in ». */
const byClause = (kind) => {
  const result = new Map()
  for (const { path, source } of testsIn(kind))
    for (const [index, line] of source.split('\n').entries())
      for (const [names] of line.matchAll(/\[[A-Z]+-\d+[^\]]*\]|'[A-Z]+-\d+'/g))
        for (const [clause] of names.matchAll(/\b[A-Z]+-\d+\b/g))
          result.set(clause, [...(result.get(clause) ?? []), { path, title: `${path}:${index}` }])
  return result
}

/**
 * As many at once as cannot be taken for each other: a start takes longer than the tests. In a browser no test names
 * two of a batch; elsewhere they have no test file in common.
 */
export const batchesOf = (kind, defects) => {
  const tests = byClause(kind)
  const batches = []
  for (const defect of defects) {
    const own = (tests.get(defect.clause) ?? []).map(({ path, title }) => (kind === 'browser' ? title : path))
    const free = batches.find(
      (batch) => own.every((name) => !batch.names.has(name)) && !batch.defects.some(({ file }) => file === defect.file),
    )
    const batch = free ?? { defects: [], names: new Set() }
    if (!free) batches.push(batch)
    batch.defects.push({ ...defect, tests: [...new Set((tests.get(defect.clause) ?? []).map(({ path }) => path))] })
    for (const name of own) batch.names.add(name)
  }
  return batches.map((batch) => batch.defects)
}

/** Tries the defects of a batch at once; `run` returns the tests that failed. */
export const withDefects = (defects, run) => {
  const before = new Map()
  const missing = new Set()
  const putBack = () => {
    for (const [path, source] of before) writeFileSync(path, source)
  }
  // Whatever ends this process, the sources come back.
  process.once('exit', putBack)
  let red
  try {
    for (const { clause, file, find, put } of defects) {
      const path = join(root, file)
      const source = readFileSync(path, 'utf8')
      before.set(path, source)
      if (!source.includes(find)) missing.add(clause)
      writeFileSync(
        path,
        source.replace(find, () => put),
      )
    }
    red = run(defects)
  } finally {
    putBack()
    process.off('exit', putBack)
  }
  return defects.map(({ tests, ...defect }) => {
    const by = red.find(({ title }) => new RegExp(`\\[[^\\]]*\\b${defect.clause}\\b`).test(title))
    const verdict = missing.has(defect.clause)
      ? 'outdated'
      : by
        ? 'noticed'
        : tests.length === 0
          ? 'untested'
          : 'SURVIVED'
    return { ...defect, verdict, by: by && !missing.has(defect.clause) ? `${by.file}: ${by.error}` : '' }
  })
}

const firstLine = (text = '') =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !/^(at |Call log)/.test(line))
    .slice(0, 4)
    .join(' ')
    .replaceAll('\t', ' ')
    .slice(0, 160)

const namesOf = (defects) => `\\b(${defects.map(({ clause }) => clause).join('|')})\\b`

const reportOf = (command, args, options) => {
  const folder = mkdtempSync(join(tmpdir(), 'colocdar-defects-'))
  const file = join(folder, 'report.json')
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { stderr, stdout } = spawnSync(command, args(file), { encoding: 'utf8', maxBuffer: 1e9, env, ...options })
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`No report.\n${stdout}\n${stderr}`, { cause })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const runVitest = (project) => (defects) => {
  const files = [...new Set(defects.flatMap(({ tests }) => tests))]
  if (files.length === 0) return []
  const { testResults } = reportOf(
    join(bin, 'vitest'),
    (file) => [
      'run',
      '--project',
      project,
      ...files,
      '-t',
      namesOf(defects),
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { cwd: root },
  )
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ file, title: fullName, error: firstLine(failureMessages[0]) }))
    if (failed.length > 0 || status !== 'failed') return failed
    if (message.includes('PARSE_ERROR')) throw new Error(`A defect of this batch is no program: ${firstLine(message)}`)
    // The file could not even be loaded: everything in it noticed.
    const names = defects.filter(({ tests }) => tests.includes(file)).map(({ clause }) => clause)
    return [{ file, title: `[${names.join(', ')}]`, error: firstLine(message) }]
  })
}

const runPlaywright = (defects) => {
  const files = [...new Set(defects.flatMap(({ tests }) => tests))].map((path) => relative('e2e', path))
  const built = spawnSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'build'], { cwd: root, encoding: 'utf8' })
  if (built.status !== 0) throw new Error(`${built.stdout}\n${built.stderr}`)
  const { suites } = reportOf(
    node24(),
    () => [join(bin, 'playwright'), 'test', ...files, '--grep', namesOf(defects), '--reporter=json'],
    { cwd: join(root, 'e2e') },
  )
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  return suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file: join('e2e', file),
      title,
      error: firstLine(tests[0].results[0]?.error?.message),
    }))
}

export const RUNNERS = { unit: runVitest('unit'), http: runVitest('http*'), browser: runPlaywright }
