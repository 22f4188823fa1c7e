import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../process/free-port.ts'
import { type RunningScript, runCommand, untilReady } from './run-script.ts'

/** The version before this one, which must run beside it. Changed with each release. */
export const lastRelease = { version: '1.0.0', commit: '68e5194cae54c9e16ca75931960500b1988666b6' }

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** A clone without history, or a release, does not have the commit. */
export const hasLastRelease = (): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${lastRelease.commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * The API and the jobs of that version, with its own code and our packages, on a database that is already migrated; no
 * pages, whose build would take a minute. Its jobs start with SIGUSR2.
 */
export const startLastRelease = async (
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; process: RunningScript }> => {
  const archive = execFileSync('git', ['archive', lastRelease.commit, 'api', 'contracts', 'server'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
  writeFileSync(join(folder, 'server/src/last-release.ts'), program)
  const port = await freePort('127.0.0.1', 0)
  const process_ = runCommand(process.execPath, [join(folder, 'server/src/last-release.ts')], {
    ...env,
    PORT: String(port),
  })
  await untilReady(process_)
  return { url: `http://127.0.0.1:${port}`, process: process_ }
}

/** Our packages, but its own workspaces. */
const linkPackages = (folder: string): void => {
  const packages = join(folder, 'node_modules')
  mkdirSync(join(packages, '@colocdar'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@colocdar')
      symlinkSync(join(root, 'node_modules', name), join(packages, name))
  }
  for (const name of ['api', 'contracts', 'server']) symlinkSync(join(folder, name), join(packages, '@colocdar', name))
}

const program = `
import { buildApp } from '@colocdar/api/app'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { listenToCatalogue } from './public-cache/listener.ts'

const config = readConfig(process.env, 'demo')
const log = { info() {}, warn: console.error, error: console.error }
const parts = await compose(config, config.DATABASE_URL, log)
await listenToCatalogue({ url: config.DATABASE_URL, onChange() {}, log })
const app = await buildApp({ deps: parts.deps, addressLimit: { max: 60_000, seconds: 60 } })
process.once('SIGUSR2', () => void parts.startWorkers())
await app.listen({ host: config.HOST, port: config.PORT })
console.log('Colocdar est prêt')
`
