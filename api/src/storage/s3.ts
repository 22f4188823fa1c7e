import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { isStorageKey, type Storage } from './storage.ts'

// Pictures are small: a request that takes longer has failed, its body included.
const timeoutMs = 15_000

/**
 * Files in a bucket of any S3-compatible store: `s3://KEY:SECRET@host:9000/bucket/prefix?tls=false&region=eu-west-3`.
 * KEY and SECRET are percent-encoded. The key needs the right to list the bucket, or missing files would answer 403.
 */
export const s3Storage = (address: string): Storage => {
  const { base, client } = parseAddress(new URL(address))
  const call = async (method: string, key: string, body?: Buffer): Promise<Response> => {
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`)
    const answer = await client.fetch(`${base}/${key}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { headers: { 'content-type': 'image/webp' }, body: new Uint8Array(body) }),
    })
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw refusal(`the store answered ${answer.status} to ${method} ${key}`, answer.status)
  }
  return {
    async put(key, data) {
      const answer = await call('PUT', key, data)
      await answer.body?.cancel()
      if (!answer.ok) throw refusal('the bucket does not exist', answer.status)
    },
    async get(key) {
      const answer = await call('GET', key)
      if (answer.ok) {
        // Whole, before a reader gets it: the limit is the store's, and a slow phone may take longer.
        const data = Buffer.from(await answer.arrayBuffer())
        return { stream: Readable.from(data), bytes: data.length }
      }
      await answer.body?.cancel()
      return null
    },
    async delete(key) {
      const answer = await call('DELETE', key)
      await answer.body?.cancel()
    },
  }
}

const refusal = (message: string, status: number): Error => Object.assign(new Error(message), { status })

const parseAddress = (url: URL) => ({
  base: `${url.searchParams.get('tls') === 'false' ? 'http' : 'https'}://${url.host}${url.pathname.replace(/\/+$/, '')}`,
  client: new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  }),
})
