import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawPhoto } from '../testing/photos.ts'
import { encodePhoto } from './encode.ts'
import { createEncoder, type Encoder } from './encoder.ts'

let folder: string
let encoder: Encoder
const log = { warn: vi.fn() }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colocdar-encoder-'))
})
afterEach(() => {
  encoder.close()
  log.warn.mockClear()
})
afterAll(() => rm(folder, { recursive: true }))

const program = fileURLToPath(new URL('encoder.fixture.ts', import.meta.url))
const startWith = (options = {}) => {
  encoder = createEncoder({ log, program, ...options })
  return { processOf: async (name: string, membreId = 1) => (await encode(name, membreId)).width }
}
const encode = (name: string, membreId = 1) => encoder.encodePhoto(join(folder, name), membreId)
const exists = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the process that encodes photos', () => {
  it('sends back what the same work brings here, or the refusal', async () => {
    encoder = createEncoder({ log, seconds: 120 })
    const path = join(folder, 'photo')
    await writeFile(path, await drawPhoto(1000, 500).jpeg().toBuffer())
    expect(await encode('photo')).toEqual(await encodePhoto(path, 120))
    await writeFile(join(folder, 'broken'), 'RIFF0000WEBPVP8 ')
    await expect(encode('broken')).rejects.toMatchObject({
      name: 'AppError',
      code: 'INVALID',
      message: 'Cette image est illisible. Essayez avec une autre.',
    })
  })

  it('takes as long for a photo as it is told', async () => {
    encoder = createEncoder({ log, seconds: 0 })
    await writeFile(join(folder, 'photo'), await drawPhoto(1000, 500).jpeg().toBuffer())
    await expect(encode('photo')).rejects.toMatchObject({
      code: 'INVALID',
      message: 'Cette image demande trop de temps. Essayez avec une plus petite.',
    })
  })

  it('is replaced when it dies, and its photos are encoded by the next one', async () => {
    const { processOf } = startWith()
    const first = await processOf('a')
    const both = await Promise.all([processOf('deadly-once', 1), processOf('deadly-once', 2)])
    expect(new Set([first, ...both]).size).toBe(2)
    expect(await processOf('b')).toBe(both[0])
    expect(log.warn).toHaveBeenCalledOnce()
  })

  const unavailable = {
    code: 'UNAVAILABLE',
    message: 'La photo n’a pas pu être traitée. Réessayez dans quelques instants.',
    retryAfter: 30,
  }

  it('is tried twice with a deadly photo, which leaves the others alone', async () => {
    const { processOf } = startWith()
    await expect(encode('deadly')).rejects.toMatchObject(unavailable)
    expect(await processOf('a')).toBeGreaterThan(0)
  })

  it('is killed when it is stuck', async () => {
    startWith({ mostMs: 100 })
    await expect(encode('stuck')).rejects.toMatchObject(unavailable)
    expect(log.warn).toHaveBeenCalledWith({ code: null, signal: 'SIGKILL' }, expect.any(String))
  })

  it('ends when there is nothing to do, and with the site', async () => {
    const { processOf } = startWith({ idleMs: 50 })
    const idle = await processOf('a')
    await vi.waitFor(() => expect(exists(idle)).toBe(false), { timeout: 10_000 })
    const { processOf: inNext } = startWith()
    const last = await inNext('a')
    encoder.close()
    await vi.waitFor(() => expect(exists(last)).toBe(false), { timeout: 10_000 })
  })
})
