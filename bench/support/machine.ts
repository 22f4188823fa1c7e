import { arch, availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** What the figures were measured on, for who compares them with others. */
export const describeMachine = (): string =>
  [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}, ${arch()})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
  ].join(', ')
