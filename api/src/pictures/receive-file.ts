import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@colocdar/contracts/errors'
import { photoLimits, photoMessages } from '@colocdar/contracts/photo-limits'
import type { FastifyRequest } from 'fastify'
import { sleepWhileRunning } from '../running-time.ts'
import * as texts from './texts.fr.ts'

export interface ReceivedFile {
  path: string
  bytes: number
  /** Deletes the file. Always call it. */
  dispose(): Promise<void>
}

/** One photo in the field `file`, and a few small fields at most. */
export const multipartLimits = {
  fileSize: photoLimits.bytes,
  files: 1,
  fields: 5,
  parts: 6,
  fieldSize: 1_000,
  fieldNameSize: 100,
  headerPairs: 20,
}

// Boundaries and other fields around the file.
const formOverhead = 64 * 1024
// 5 MB at 30 kB/s, over a weak mobile connection.
const receiveTimeoutMs = 180_000
// Some malformed forms leave their parser waiting for ever after the request has ended.
const parserTimeoutMs = 5_000

/** Streams the form's file to a temporary one, so that many slow uploads cost disk and not memory. */
export const receiveFile = async (request: FastifyRequest | undefined): Promise<ReceivedFile> => {
  if (!request?.isMultipart()) throw new AppError('UNSUPPORTED_TYPE', { message: texts.form })
  if (Number(request.headers['content-length'] ?? 0) > photoLimits.bytes + formOverhead) throw tooLarge()
  const folder = await mkdtemp(join(tmpdir(), 'colocdar-photo-'))
  const received = { path: join(folder, 'photo'), dispose: () => rm(folder, { recursive: true, force: true }) }
  try {
    if (await unlessStalled(request.raw, writeFilePart(request, received.path)))
      return { ...received, bytes: (await stat(received.path)).size }
    const message = texts.noFile
    throw new AppError('INVALID', { message, details: { file: message } })
  } catch (error) {
    await received.dispose()
    throw toAppError(error as Error)
  }
}

const unlessStalled = async <T>(stream: Readable, work: Promise<T>): Promise<T> => {
  const watch = new AbortController()
  const { signal } = watch
  const stalled = once(stream, 'end', { signal })
    .then(() => sleepWhileRunning(parserTimeoutMs, { signal }))
    .then(() => Promise.reject(new Error('the form has ended, its parser has not')))
  try {
    return await Promise.race([work, stalled])
  } finally {
    watch.abort()
    stalled.catch(() => {})
  }
}

const writeFilePart = async (request: FastifyRequest, path: string): Promise<boolean> => {
  let written = false
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    if (part.fieldname !== 'file') {
      part.file.resume()
      continue
    }
    await pipeline(part.file, createWriteStream(path), { signal: AbortSignal.timeout(receiveTimeoutMs) })
    if (part.file.truncated) throw tooLarge()
    written = true
  }
  return written
}

const tooLarge = () => new AppError('TOO_LARGE', { message: photoMessages.bytes })

const toAppError = (error: Error & { code?: string; syscall?: string; statusCode?: number }): Error => {
  if (error instanceof AppError) return error
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (error.code === 'FST_FILES_LIMIT') return new AppError('TOO_LARGE', { message: texts.oneFile })
  if (error.statusCode === 413) return new AppError('TOO_LARGE')
  // A full or read-only disk is our problem; anything else is an interrupted upload.
  if (error.syscall) return new AppError('UNAVAILABLE', { retryAfter: 30 })
  return new AppError('INVALID', { message: texts.interrupted })
}
