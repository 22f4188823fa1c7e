import { freePort } from '../process/free-port.ts'

// Below those that systems give to connections and to servers without a port of their own: nobody takes one between its
// choice and its use. Each process of the tests has its own range.
const range = { start: 10_000 + (process.pid % 200) * 100, length: 100 }
let count = 0

/** A port of 127.0.0.1 for a server that starts later, or starts again. */
export const ownPort = async (): Promise<number> => {
  const port = range.start + (count % range.length)
  count += 1
  return freePort('127.0.0.1', port).catch(ownPort)
}
