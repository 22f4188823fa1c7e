import { expect, it } from 'vitest'
import { appendStream } from './streamed-data.ts'

it('appends a script that passes the data on unchanged, and that no data can end', async () => {
  const data = '</script><script>alert(1)</script><!-- $& « Salé » \u2028 \u{1f3e0} "prix"\n'
  const page = { html: '<html><body><p>Bonjour</p></body></html>', scripts: ['ours()'] }
  const { html, scripts } = await appendStream(page, new Response(data).body as ReadableStream<Uint8Array>)
  const [, script = ''] = /^<html><body><p>Bonjour<\/p><script>([^<]*)<\/script><\/body><\/html>$/.exec(html) ?? []
  const received: string[] = []
  const streamController = { enqueue: (part: string) => received.push(part), close: () => received.push('closed') }
  new Function('window', script)({ __reactRouterContext: { streamController } })
  expect(received).toEqual([data, 'closed'])
  expect(scripts).toEqual(['ours()'])
})
