import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError, type ErrorCode } from '@colocdar/contracts/errors'
import { createSlots, createSlotsByKey } from '../slots.ts'
import type { EncodedPhoto } from './encode.ts'
import * as texts from './texts.fr.ts'

/** What the process is sent, and what it sends back. */
export interface PhotoToEncode {
  id: number
  path: string
  seconds: number | undefined
}
export interface PhotoOutcome {
  id: number
  photo?: EncodedPhoto
  refusal?: { code: ErrorCode; message: string }
}

interface EncoderOptions {
  log: { warn(details: object, message: string): void }
  program?: string
  /** How long a photo may take, instead of the limit in encode.ts. */
  seconds?: number
  /** Much longer than a photo may take: a process that has not answered by then is stuck, and is killed. */
  mostMs?: number
  /** Without photos for this long the process ends, which gives back its memory. */
  idleMs?: number
}

const ownProgram = fileURLToPath(new URL('encoder-process.ts', import.meta.url))

export type Encoder = ReturnType<typeof createEncoder>

/**
 * Encodes photos in a process of its own, which is started for the first one: a page never waits for a photo's threads or
 * hashes, and a file that brings down its decoder does not bring down the site. A process that died is replaced, and what
 * it was at is tried once more.
 */
export const createEncoder = ({
  log,
  program = ownProgram,
  seconds,
  mostMs = 15_000,
  idleMs = 60_000,
}: EncoderOptions) => {
  // Each occupies a core.
  const inSlot = createSlots(2)
  // One at a time for each member: a member with slow files leaves the other slot to others.
  const inMembreSlot = createSlotsByKey(1)
  let running: ReturnType<typeof start> | undefined
  let photos = 0

  const start = () => {
    const child = fork(program, { execArgv: [], serialization: 'advanced' })
    const waiting = new Map<number, PromiseWithResolvers<EncodedPhoto>>()
    const idle = setTimeout(() => (waiting.size > 0 ? idle.refresh() : stop()), idleMs).unref()
    /** It exits when its channel is closed. */
    const stop = () => {
      if (running?.child === child) running = undefined
      if (child.connected) child.disconnect()
    }
    const lost = (details: object) => {
      clearTimeout(idle)
      stop()
      if (waiting.size > 0) log.warn(details, 'the process that encodes photos ended')
      for (const { reject } of waiting.values()) reject(new EncoderLost())
      waiting.clear()
    }
    child.on('error', (err) => lost({ err }))
    child.once('exit', (code, signal) => lost({ code, signal }))
    child.on('message', ({ id, photo, refusal }: PhotoOutcome) => {
      if (photo) waiting.get(id)?.resolve(photo)
      if (refusal) waiting.get(id)?.reject(new AppError(refusal.code, { message: refusal.message }))
    })
    // The photos that are waited for keep the site alive, not this process.
    child.unref()
    child.channel?.unref()

    const encode = async (path: string): Promise<EncodedPhoto> => {
      photos += 1
      const photo: PhotoToEncode = { id: photos, path, seconds }
      const outcome = Promise.withResolvers<EncodedPhoto>()
      waiting.set(photo.id, outcome)
      const stuck = setTimeout(() => child.kill('SIGKILL'), mostMs)
      // It may have died without our knowing yet: the second attempt must not meet it again.
      child.send(photo, (err) => err && lost({ err }))
      try {
        return await outcome.promise
      } finally {
        clearTimeout(stuck)
        waiting.delete(photo.id)
        idle.refresh()
      }
    }
    return { child, encode, stop }
  }

  const encodeOnce = (path: string): Promise<EncodedPhoto> => {
    running ??= start()
    return running.encode(path)
  }

  return {
    encodePhoto: (path: string, membreId: number): Promise<EncodedPhoto> =>
      inMembreSlot(String(membreId), () =>
        inSlot(() => encodeOnce(path).catch((error: unknown) => ifLost(error, () => encodeOnce(path)))),
      ).catch((error: unknown) => ifLost(error, unavailable)),
    close(): void {
      running?.stop()
    },
  }
}

class EncoderLost extends Error {}

const ifLost = (error: unknown, then: () => Promise<EncodedPhoto>): Promise<EncodedPhoto> => {
  if (error instanceof EncoderLost) return then()
  throw error
}

const unavailable = (): never => {
  throw new AppError('UNAVAILABLE', { message: texts.notEncoded, retryAfter: 30 })
}
