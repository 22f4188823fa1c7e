import { sweepOnce } from './sweep.ts'

// As a process of its own, to be killed.
const { DATABASE_URL: url = '', NOW: now = '', BATCH: batch = '' } = process.env
await sweepOnce(url, now, Number(batch), (word) => process.stdout.write(word))
