import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** A picture with something on it: two colours side by side. */
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

/** A form as browsers send it: a part with a `fileName` is a file. */
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

/** What `/uploads` sends for a photo. */
export const servedPhoto = async (test: TestApp, fileName: string, query = ''): Promise<Buffer> => {
  const answer = await test.app.inject({ url: `/uploads/${fileName}${query}` })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** Photos may not be decoded from memory, in tests neither. */
export const openPhoto = async (test: TestApp, data: Buffer): Promise<Sharp> => {
  const path = join(test.folder, `${randomUUID()}.webp`)
  await writeFile(path, data)
  return sharp(path)
}
