import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { countRun, READERS } from './counts.mjs'
import { bin, root } from './paths.mjs'
import { run } from './run.mjs'

/** Runs one check; returns its counts, and its output to explain a failure. Nothing stays in the temporary folder. */
export async function runCheck(check) {
  const folder = mkdtempSync(join(tmpdir(), 'colocdar-test-'))
  // As root, PostgreSQL runs under another account.
  chmodSync(folder, 0o755)
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  // A signal ends this process without coming back here.
  process.once('exit', remove)
  try {
    const report = join(folder, 'report.json')
    const { code, output } = await runSteps(check, folder, report)
    return { check, output, ...(check.counts ? countRun(code, readReport(check, report)) : countCheck(code)) }
  } finally {
    process.off('exit', remove)
    remove()
  }
}

async function runSteps({ steps, cwd = '.', env, counts, filters = [] }, folder, report) {
  let output = ''
  for (const [command, ...args] of steps) {
    const all = counts ? [...args, ...REPORTERS[counts](report), ...filters] : args
    const step = await run(join(bin, command), all, {
      cwd: join(root, cwd),
      env: { ...environment(report), ...env, TMPDIR: folder },
    })
    output += step.output
    if (step.code !== 0) return { code: step.code, output }
  }
  return { code: 0, output }
}

const REPORTERS = {
  vitest: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  playwright: () => ['--reporter=list,json'],
}

function environment(report) {
  const { FORCE_COLOR: _, ...env } = process.env
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  return { ...env, ...color, ...quickImports, PATH: `${bin}:${env.PATH}`, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
}

// The server loads this itself; test workers load Drizzle too, once for each file that runs by itself.
const quickImports = { NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'server/src/start/quick-imports.ts'))}` }

const countCheck = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })

function readReport({ counts }, report) {
  try {
    return existsSync(report) ? READERS[counts](JSON.parse(readFileSync(report, 'utf8'))) : undefined
  } catch {
    // Truncated by a crash.
    return undefined
  }
}
