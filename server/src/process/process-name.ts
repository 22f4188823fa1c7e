import { hostname } from 'node:os'
import { copyNumber } from './web-processes.ts'

/** In every line of the log; `process` and the host are those of the metrics. */
export const processName = () => ({ hostname: hostname(), process: copyNumber(), pid: process.pid })
