// Run by tests as a separate process: node web-processes.fixture.ts <port>. Its copies answer with their pid.
import { createServer } from 'node:http'
import { runUntilStopped } from './lifecycle.ts'
import { copyFlag, startWebProcesses, stopWithOriginal } from './web-processes.ts'

const host = '127.0.0.1'
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

await runUntilStopped(async ({ stops }) => {
  const serve = () =>
    new Promise<void>((resolve) => {
      const server = createServer((_request, response) => {
        response.setHeader('connection', 'close')
        response.end(JSON.stringify({ pid: process.pid, env: process.env.ANSWER }))
      })
      server.listen({ host, port: Number(process.env.PORT), reusePort: true }, resolve)
      stops.push(() => new Promise((closed) => server.close(() => closed())))
    })
  if (process.argv.includes(copyFlag)) return stopWithOriginal(serve)

  const port = Number(process.argv[2])
  const env = { ANSWER: 'ici' }
  stops.push(await startWebProcesses({ count: 2, host, port, env, log: (log) => say({ log }) }))
  say({ ready: true })
})
