import { Counter, Gauge, Registry } from 'prom-client'

type Samples = (readonly [labels: Record<string, string>, value: number])[]

/** Metrics with the values of this moment, for one answer to Prometheus. */
export const createSnapshot = () => {
  const registry = new Registry()
  const adding =
    (Kind: typeof Gauge | typeof Counter) =>
    (name: string, help: string, samples: number | Samples, labelNames: string[] = []): void => {
      const metric = new Kind({ name, help, labelNames, registers: [registry] })
      for (const [labels, value] of typeof samples === 'number' ? [[{}, samples] as const] : samples)
        metric.inc(labels, value)
    }
  return { registry, gauge: adding(Gauge), counter: adding(Counter) }
}
