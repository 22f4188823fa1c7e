// The client, in a process of its own.
import autocannon from 'autocannon'
import type { Load } from './load.ts'
import { report, scriptOptions } from './processes.ts'

const { url, paths, connections, seconds, headers = {} } = await scriptOptions<Load>()

// Each connection walks through its own share, so that no two of them ask for the same thing.
let next = 0
const share = Math.floor(paths.length / connections)
const shareOut = () => (next++ * share) % paths.length

const { requests, latency, errors, timeouts, non2xx, duration } = await autocannon({
  url,
  connections,
  duration: seconds,
  headers,
  setupClient: (client) => {
    const from = shareOut()
    client.setRequests((share > 0 ? paths.slice(from, from + share) : paths).map((path) => ({ path })))
  },
})
report({
  perSecond: requests.total / duration,
  p50: latency.p50,
  p99: latency.p99,
  total: requests.total,
  failures: errors + timeouts + non2xx,
})
