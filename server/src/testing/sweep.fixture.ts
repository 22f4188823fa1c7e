import { sweepOnce } from './sweep.ts'

// As a process of its own, which stands still in the middle of its second batch, to be killed there.
const { DATABASE_URL: url = '', NOW: now = '', BATCH: batch = '' } = process.env
let words = 0
await sweepOnce(url, now, Number(batch), (word) => {
  words += 1
  process.stdout.write(word)
  return words < 1.4 * Number(batch) ? undefined : new Promise(() => {})
})
