import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { drain } from './drain.ts'

it('answers a request whose connection was not accepted yet when the port closes', async () => {
  const server = createServer((_request, response) => response.end('bonjour')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answer = new Promise<string>((resolve) => {
    // Just before the timer that ends the notice: the system has the connection, Node has not looked yet.
    setTimeout(() => {
      let received = ''
      const client = connect(port, '127.0.0.1').end('POST / HTTP/1.1\r\nHost: colocdar.ma\r\nContent-Length: 0\r\n\r\n')
      client.on('data', (chunk) => (received += chunk))
      client.on('error', ({ message }) => resolve(message))
      client.on('close', () => resolve(received))
    }, 0)
  })
  await drain(server, 0)
  const closed = once(server, 'close')
  server.close()
  await closed
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*bonjour$/i)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})
