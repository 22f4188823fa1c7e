import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** A picture of two colours side by side. */
export const drawPhoto = (width = 640, height = 480): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c4532f' } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 3), height, channels: 3, background: '#4a3fd0' },
      },
      gravity: 'west',
    },
  ])

export interface FormPart {
  field?: string
  fileName?: string
  type?: string
  data: Buffer | string
}

/** A multipart form as browsers send it. Parts with a `fileName` are files. */
export const formOf = async (parts: FormPart[]): Promise<{ payload: Buffer; headers: Record<string, string> }> => {
  const form = new FormData()
  for (const { field = 'file', fileName, type = 'image/jpeg', data } of parts) {
    if (fileName === undefined) form.append(field, String(data))
    else form.append(field, new Blob([new Uint8Array(Buffer.from(data))], { type }), fileName)
  }
  const request = new Request('http://colocdar.test', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

export const uploadPhoto = async (
  test: TestApp,
  headers: Record<string, string>,
  data: Buffer | string,
  options: Omit<FormPart, 'data'> = {},
) => {
  const form = await formOf([{ fileName: 'photo.jpg', ...options, data }])
  return test.app.inject({
    method: 'POST',
    url: '/api/test/images/upload',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
}

/** The answer of `/uploads` for a photo, to its owner. */
export const servedPhoto = async (
  test: TestApp,
  headers: Record<string, string>,
  fileName: string,
  query = '',
): Promise<Buffer> => {
  const answer = await test.app.inject({ url: `/uploads/${fileName}${query}`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** sharp may not decode photos from memory, not even in tests. */
export const openPhoto = async (test: TestApp, data: Buffer): Promise<Sharp> => {
  const path = join(test.folder, `${randomUUID()}.webp`)
  await writeFile(path, data)
  return sharp(path)
}
