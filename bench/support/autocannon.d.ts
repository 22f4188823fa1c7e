declare module 'autocannon' {
  interface Request {
    method?: string
    path: string
    headers?: Record<string, string>
  }
  interface Client {
    setRequests(requests: Request[]): void
  }
  interface Options {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
    setupClient?: (client: Client) => void
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
