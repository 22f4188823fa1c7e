// Run by encoder.test.ts in place of the encoder: dies or stays silent as the name of the file says.
import { existsSync, writeFileSync } from 'node:fs'
import type { PhotoToEncode } from './encoder.ts'

process.on('disconnect', () => process.exit())
process.on('message', ({ id, path }: PhotoToEncode) => {
  if (path.endsWith('stuck')) return
  if (path.endsWith('deadly')) process.exit(3)
  if (path.endsWith('deadly-once') && !existsSync(path)) {
    writeFileSync(path, '')
    process.exit(3)
  }
  // As wide as the number of this process.
  process.send?.({ id, photo: { width: process.pid } })
})
