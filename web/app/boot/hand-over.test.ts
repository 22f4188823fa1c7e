import { describe, expect, it } from 'vitest'
import { handOver } from './hand-over.ts'

const page = '<html><body><p>Bonjour</p></body></html>'
const handedOver = (text: string) => handOver(page, text)

describe('handOver', () => {
  it('puts the data behind the page, in a script that gives it back whole', () => {
    const text = 'Salé « ville » \u2028 \u{1f3e0} "prix"\n'
    const html = handedOver(text)
    const [, script = ''] = /^<html><body><p>Bonjour<\/p><script>(.*)<\/script><\/body><\/html>$/.exec(html) ?? []
    const received: string[] = []
    const streamController = { enqueue: (part: string) => received.push(part), close: () => received.push('closed') }
    new Function('window', script)({ __reactRouterContext: { streamController } })
    expect(received).toEqual([text, 'closed'])
  })

  it('lets no data end the script', () => {
    const html = handedOver('</script><script>alert(1)</script><!-- &amp; \u2029')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<!--|alert\(1\)<|&amp;|\u2029/)
  })
})
