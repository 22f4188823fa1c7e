import type { FastifyInstance } from 'fastify'
import { type Labels, line, type Metric } from './metric.ts'

interface Series {
  labels: Labels
  /** How many took at most so long. */
  buckets: { seconds: number; count: number }[]
  /** Of all together. */
  seconds: number
}

// From an answer out of memory to what a visitor no longer waits for.
const bounds = [0.005, 0.025, 0.1, 0.25, 1, 5, Number.POSITIVE_INFINITY]

const name = 'colocdar_http_request_duration_seconds'

/** Counts answers and their times by route pattern and kind of status: addresses and their ids never get in. */
export const registerRequestTimes = (app: FastifyInstance): ((labels: Labels) => Metric) => {
  const all = new Map<string, Series>()
  const seriesOf = (labels: { method: string; route: string; status: string }): Series => {
    const key = `${labels.method} ${labels.route} ${labels.status}`
    const known = all.get(key)
    if (known) return known
    const series = { labels, buckets: bounds.map((seconds) => ({ seconds, count: 0 })), seconds: 0 }
    all.set(key, series)
    return series
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched'
    const series = seriesOf({ method: request.method, route, status: `${Math.floor(reply.statusCode / 100)}xx` })
    const seconds = reply.elapsedTime / 1000
    for (const bucket of series.buckets) if (seconds <= bucket.seconds) bucket.count += 1
    series.seconds += seconds
    done()
  })
  return (labels) => ({
    name,
    type: 'histogram',
    help: 'Answers and the time they took, by route and kind of status.',
    lines: [...all.values()].flatMap((series) => linesOf(series, labels)),
  })
}

const linesOf = ({ labels, buckets, seconds }: Series, more: Labels): string[] => {
  const all = { ...labels, ...more }
  return [
    ...buckets.map((bucket) => line(`${name}_bucket`, { ...all, le: upTo(bucket.seconds) }, bucket.count)),
    line(`${name}_sum`, all, seconds),
    line(`${name}_count`, all, buckets.at(-1)?.count ?? 0),
  ]
}

const upTo = (seconds: number): string => (Number.isFinite(seconds) ? String(seconds) : '+Inf')
