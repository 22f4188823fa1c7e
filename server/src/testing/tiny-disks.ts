import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { ownPort } from './own-port.ts'
import { pathOf, type RunningScript, runCommand, untilReady } from './run-script.ts'

/** A site whose database and photos are on small private disks, which are removed with it. */
export interface TinySite {
  url: string
  server: RunningScript
  databaseUrl: string
  /** Fills a disk; returns a function that makes room again. */
  fill(disk: keyof typeof disks): () => void
}

const disks = {
  // PostgreSQL, its binaries and its write-ahead log.
  database: { path: '/var/lib/colocdar-root', megabytes: 260 },
  photos: { path: '/srv', megabytes: 12 },
}

/** Needs root and the right to mount. A first member prevents the demo catalogue from being loaded. */
export const startTinySite = async (): Promise<TinySite> => {
  const port = await ownPort()
  const mounts = Object.values(disks).map(({ path, megabytes }) => `mount -t tmpfs -o size=${megabytes}m tmpfs ${path}`)
  const script = [...mounts, '"$0" "$1" create nadia@exemple.ma', 'exec "$0" "$2" --demo'].join(' && ')
  const command = ['--mount', 'sh', '-c', script, process.execPath, pathOf('cli/admin.ts'), pathOf('main.ts')]
  const env = { DATA_DIR: disks.photos.path, PORT: String(port), DATABASE_URL: '' }
  const server = runCommand('unshare', command, env)
  await untilReady(server)
  // unshare and sh were replaced by the server: its view of the disks is under its folder in /proc.
  const inside = (path: string) => `/proc/${server.child.pid}/root${path}`
  const home = readdirSync(inside(disks.database.path)).find((name) => name.startsWith('base-'))
  const socket = inside(`${disks.database.path}/${home}/socket`)
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    databaseUrl: `postgres://colocdar@localhost/colocdar?host=${encodeURIComponent(socket)}`,
    fill(disk) {
      const ballast = inside(`${disks[disk].path}/ballast`)
      writeUntilFull(ballast)
      return () => rmSync(ballast)
    },
  }
}

const writeUntilFull = (path: string): void => {
  for (let bytes = 1024 * 1024; bytes >= 1024; bytes /= 2) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
