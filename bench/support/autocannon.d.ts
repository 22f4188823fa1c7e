declare module 'autocannon' {
  interface Request {
    path?: string | undefined
    /** Changes the request each time before it is sent. */
    setupRequest?: (request: Request) => Request
    onResponse?: (status: number, body: string, context: object, headers: Record<string, string>) => void
  }
  interface Options {
    url: string
    connections: number
    duration?: number
    /** How many requests to make, instead of for how long. */
    amount?: number
    headers?: Record<string, string>
    requests: Request[]
  }
  interface Histogram {
    average: number
    p50: number
    p99: number
    max: number
  }
  interface Result {
    requests: Histogram & { total: number }
    latency: Histogram
    duration: number
    errors: number
    timeouts: number
    non2xx: number
    '2xx': number
  }
  export default function autocannon(options: Options): Promise<Result>
}
