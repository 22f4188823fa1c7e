import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onceOrphaned } from '../../scripts/lib/orphan.mjs'
import { removeDataFolder } from './remove-data.ts'

// The demo for Playwright. Its data is removed once it has stopped: Playwright's teardown does not wait for that.
const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const cheapPasswords = ['--import', new URL('cheap-passwords.ts', import.meta.url).href]
const server = spawn(process.execPath, [...cheapPasswords, main, '--demo', '--sketches'], { stdio: 'inherit' })

const stop = () => void server.kill('SIGTERM')
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
onceOrphaned(stop)

server.on('exit', async (code) => {
  if (process.env.DATA_DIR) await removeDataFolder(process.env.DATA_DIR)
  process.exit(code ?? 1)
})
