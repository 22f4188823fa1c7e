import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { installed } from '../../../scripts/lib/installed.mjs'
import { ownPort } from './own-port.ts'

/** A proxy that runs with its file from `ops/`, on a port of this machine and without TLS. */
export interface ShippedProxy {
  url: string
  stop(): Promise<void>
}

interface Kind {
  program: string
  file: string
  /** What a machine of its own would have, as it is here. */
  adapted(text: string, port: number, folder: string): string
  args(path: string): string[]
}

const kinds = {
  nginx: {
    program: 'nginx',
    file: 'nginx/colocdar.conf',
    adapted: (text, port, folder) => {
      const site = text
        .replace(/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, '')
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replace(/^ *ssl_certificate.*$/gm, '')
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path "${folder}/${name}";`,
      )
      const user = process.getuid?.() === 0 ? 'user root;' : ''
      return `${user}\ndaemon off;\npid "${folder}/pid";\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${site}}\n`
    },
    args: (path) => ['-p', dirname(path), '-e', 'stderr', '-c', path],
  },
  HAProxy: {
    program: 'haproxy',
    file: 'haproxy/haproxy.cfg',
    adapted: (text, port) =>
      text
        .replace('maxconn 8000', 'maxconn 100')
        .replace('bind :80', `bind 127.0.0.1:${port}`)
        .replace(/^ *bind :443.*$/m, '')
        .replace(/^ *http-request redirect.*$/m, ''),
    args: (path) => ['-db', '-f', path],
  },
} satisfies Record<string, Kind>

export type ProxyName = keyof typeof kinds
export const hasProxy = (name: ProxyName): boolean => installed(kinds[name].program) !== undefined

export const startShippedProxy = async (
  name: ProxyName,
  [first, second]: readonly [string, string],
): Promise<ShippedProxy> => {
  const { program, file, adapted, args }: Kind = kinds[name]
  const folder = mkdtempSync(join(tmpdir(), 'colocdar-proxy-'))
  const port = await ownPort()
  const text = readFileSync(fileURLToPath(new URL(`../../../ops/${file}`, import.meta.url)), 'utf8')
    .replaceAll('10.0.0.11:3000', new URL(first).host)
    .replaceAll('10.0.0.12:3000', new URL(second).host)
  const path = join(folder, 'proxy.conf')
  writeFileSync(path, adapted(text, port, folder))
  const child = spawn(installed(program) as string, args(path), { stdio: 'ignore', cwd: folder })
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${name} refuses ${path}`)
    await sleep(50)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
