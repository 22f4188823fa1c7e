import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** An S3-compatible store that can go away and come back with its files. */
export interface ObjectStore {
  /** For UPLOADS_URL. */
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

export const startObjectStore = async (): Promise<ObjectStore> => {
  const directory = await mkdtemp(join(tmpdir(), 'colocdar-store-'))
  const open = (port: number) =>
    new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets: [{ name: 'photos' }] })
  let store = open(0)
  const { port } = await store.run()
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/photos?tls=false`,
    stop: () => store.close(),
    async start() {
      store = open(port)
      await store.run()
    },
    async remove() {
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
