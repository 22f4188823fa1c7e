import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

// Set by Node itself on each answer.
const byNode = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** An answer as it was sent, compressed: `fetch` would decompress it. */
export const fetchBytes = (url: string): Promise<{ headers: Record<string, string>; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`))
      const headers = Object.entries(answer.headers).filter(([name]) => !byNode.has(name)) as [string, string][]
      resolve({ headers: Object.fromEntries(headers), bytes: await buffer(answer) })
    }).on('error', reject)
  })
