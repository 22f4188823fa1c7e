// The program of a process of its own, which encoder.ts starts.
import type { AppError } from '@colocdar/contracts/errors'
import { encodePhoto } from './encode.ts'
import type { PhotoOutcome, PhotoToEncode } from './encoder.ts'

// Ctrl-C reaches the whole group: the site finishes its uploads, and then closes the channel.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
// Also when it was closed while a photo is sent back.
for (const end of ['disconnect', 'error']) process.on(end, () => process.exit())

process.on('message', async ({ id, path, seconds }: PhotoToEncode) => {
  const outcome = await encodePhoto(path, seconds).then(
    (photo): PhotoOutcome => ({ id, photo }),
    ({ code, message }: AppError): PhotoOutcome => ({ id, refusal: { code, message } }),
  )
  process.send?.(outcome)
})
