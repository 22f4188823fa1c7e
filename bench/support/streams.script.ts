// Members whose browsers listen to what happens in their conversations, each over a connection of its own.
import { once } from 'node:events'
import { type ClientRequest, get } from 'node:http'
import { report, scriptOptions } from './processes.ts'

export interface StreamsOptions {
  url: string
  tokens: string[]
  /** Members behind one address. */
  perAddress: number
}

const { url, tokens, perAddress } = await scriptOptions<StreamsOptions>()
const requests: ClientRequest[] = []

const open = async (token: string, index: number): Promise<void> => {
  const address = Math.floor(index / perAddress)
  const request = get(`${url}/api/conversations/evenements`, {
    agent: false,
    // All of 127.0.0.0/8 is this machine.
    localAddress: `127.0.1.${1 + address}`,
    headers: { authorization: `Bearer ${token}` },
  })
  requests.push(request)
  const [answer] = await once(request, 'response')
  if (answer.statusCode !== 200) throw new Error(`a stream was answered by ${answer.statusCode}`)
  // The first event says that it listens.
  await once(answer, 'data')
  answer.resume()
}

// Some at a time, as after a restart.
const queue = tokens.map((token, index) => ({ token, index }))
await Promise.all(
  Array.from({ length: 20 }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await open(next.token, next.index)
  }),
)
process.once('SIGTERM', () => process.exit(0))
report({ open: requests.length })
