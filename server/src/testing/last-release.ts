import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackLastRelease } from '@colocdar/api/testing/last-release'
import { ownPort } from './own-port.ts'
import { type RunningScript, runCommand, untilReady } from './run-script.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const workspaces = ['api', 'contracts', 'server']

/**
 * The API and the jobs of that version, with its own code and our packages, on a database that is already migrated; no
 * pages, whose build would take a minute. Its jobs start with SIGUSR2.
 */
export const startLastRelease = async (
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; process: RunningScript }> => {
  unpackLastRelease(folder, workspaces)
  linkPackages(folder)
  writeFileSync(join(folder, 'server/src/last-release.ts'), program)
  const port = await ownPort()
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
  for (const name of workspaces) {
    symlinkSync(join(folder, name), join(packages, '@colocdar', name))
    // Packages that a workspace has in another version than the rest.
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'))
  }
}

const program = `
import { buildApp } from '@colocdar/api/app'
import { createServers } from '@colocdar/api/db/servers'
import { migrateDatabase } from '@colocdar/api/migrate'
import { listenToCatalogue } from './http/cache/listener.ts'
import { compose } from './start/compose.ts'
import { readConfig } from './start/config.ts'

const config = readConfig(process.env, 'demo')
const log = { info() {}, warn: console.error, error: console.error }
await migrateDatabase(config.DATABASE_URL)
const servers = createServers(config.DATABASE_URL)
const parts = await compose(config, { servers, log })
await listenToCatalogue({ servers, onChange() {}, onGap() {}, log })
const app = await buildApp({ deps: parts.deps, addressLimit: { max: 60_000, seconds: 60 } })
process.once('SIGUSR2', () => void parts.startWorkers())
await app.listen({ host: config.HOST, port: config.PORT })
console.log('Colocdar est prêt')
`
