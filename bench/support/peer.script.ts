// A bare Fastify that sends given bytes: the upper bound for our answers.
import Fastify from 'fastify'
import { report, scriptOptions } from './processes.ts'

export interface PeerOptions {
  port: number
  answers: { path: string; headers: Record<string, string>; body: string }[]
}

const { port, answers } = await scriptOptions<PeerOptions>()
const app = Fastify()
for (const { path, headers, body } of answers) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes))
}
await app.listen({ host: '127.0.0.1', port })
report({ url: `http://127.0.0.1:${port}` })
