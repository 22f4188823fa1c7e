import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * One process at a time in a folder. The lock is an abstract Unix socket, which the kernel releases when its
 * process ends, however it ends: there are no stale locks.
 */
export async function exclusively(folder, action) {
  const lock = await takeLock(`\0colocdar-setup-${createHash('sha256').update(folder).digest('hex')}`)
  try {
    return await action()
  } finally {
    lock?.close()
  }
}

async function takeLock(name) {
  // Only Linux has abstract sockets. Elsewhere nothing prevents two first runs at once.
  if (process.platform !== 'linux') return undefined
  for (let attempt = 0; ; attempt++) {
    const server = createServer()
    try {
      server.listen(name)
      await once(server, 'listening')
      return server.unref()
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
      if (attempt === 0) console.error('Une autre commande prépare déjà ce dossier : attente…')
      await sleep(200)
    }
  }
}
