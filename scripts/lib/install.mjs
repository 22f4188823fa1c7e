import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24, root } from './paths.mjs'
import { lastLines, run } from './run.mjs'
import { SetupError } from './setup-error.mjs'

const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules/.package-lock.json')
const stamp = join(root, 'node_modules/.colocdar-install')

export const install = {
  title: 'Installation des dépendances',
  isDone() {
    const current = fingerprint(readFileSync(lockfile))
    if (read(stamp) === current) return true
    if (!existsSync(installed) || !isInstalled(JSON.parse(read(lockfile)), JSON.parse(read(installed)))) return false
    // The user ran npm directly.
    writeFileSync(stamp, current)
    return true
  },
  async run() {
    const [command, ...args] = npm()
    // NODE_ENV=production would leave out the tools that build the site.
    const options = ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error']
    const { code, output } = await run(command, [...args, ...options], { cwd: root })
    if (code !== 0) throw new SetupError(explain(output), lastLines(withoutUsage(output), 15))
    node24()
    writeFileSync(stamp, fingerprint(readFileSync(lockfile)))
  },
}

/** node_modules of another machine, or of a container with a shared folder, contain the wrong binaries. */
export const fingerprint = (lock, { platform, arch } = process) =>
  `${platform}-${arch}-${createHash('sha256').update(lock).digest('hex')}`

/** Whether npm's record of node_modules has everything that the lockfile requires on this machine. */
export function isInstalled(lock, record, machine = process) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.startsWith('node_modules/') && isWanted(entry, machine))
    .every(([path, entry]) => record.packages[path]?.version === entry.version)
}

/** An optional package is required when it is the binary for this machine; Node's own builds are for glibc. */
function isWanted({ link, optional, os, cpu, libc }, { platform, arch }) {
  if (link || libc?.includes('musl')) return false
  if (optional && !os && !cpu) return false
  return (!os || os.includes(platform)) && (!cpu || cpu.includes(arch))
}

const explain = (output) =>
  output.includes('EUSAGE')
    ? 'package-lock.json ne correspond pas aux package.json : lancez npm install, puis node scripts/complete-lockfile.mjs.'
    : 'L’installation des dépendances a échoué : vérifiez l’accès au registre npm (réseau, proxy), puis relancez la commande.'

/** After the error npm prints the usage of `npm ci`. */
const withoutUsage = (output) => output.split(/^npm error Clean install/m)[0]

/** The npm that started us, if any: it may not be on the PATH. */
export function npm() {
  const script = process.env.npm_execpath
  return script?.endsWith('npm-cli.js') ? [process.execPath, script] : ['npm']
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
