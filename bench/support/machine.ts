import { arch, availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** The machine on which the figures were measured, for comparisons. */
export const describeMachine = (): string =>
  [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}, ${arch()})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
  ].join(', ')
