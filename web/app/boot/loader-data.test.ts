import { describe, expect, it } from 'vitest'
import { appendLoaderData } from './loader-data.ts'

const page = '<html><body><p>Bonjour</p></body></html>'

describe('appendLoaderData', () => {
  it('appends a script that passes the data on unchanged', () => {
    const text = 'Salé « ville » \u2028 \u{1f3e0} "prix"\n'
    const { html } = appendLoaderData(page, text)
    const [, script = ''] = /^<html><body><p>Bonjour<\/p><script>(.*)<\/script><\/body><\/html>$/.exec(html) ?? []
    const received: string[] = []
    const streamController = { enqueue: (part: string) => received.push(part), close: () => received.push('closed') }
    new Function('window', script)({ __reactRouterContext: { streamController } })
    expect(received).toEqual([text, 'closed'])
  })

  it('lets no data end the script', () => {
    const { html } = appendLoaderData(page, '</script><script>alert(1)</script><!-- &amp; \u2029')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<!--|alert\(1\)<|&amp;|\u2029/)
  })
})
