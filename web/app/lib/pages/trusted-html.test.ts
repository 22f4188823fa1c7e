import { expect, it, vi } from 'vitest'

type Rules = Record<string, (text: string) => string | null>

it('[SEC-21] has one policy for our own HTML, and a default one that lets two texts through', async () => {
  const policies: Record<string, Rules> = {}
  const createPolicy = (name: string, rules: Rules) => {
    policies[name] = rules
    return { createHTML: (html: string) => ({ trusted: rules.createHTML?.(html) }) }
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  vi.resetModules()
  const { trustHtml } = await import('./trusted-html.ts')
  expect(trustHtml('<b>x</b>')).toEqual({ trusted: '<b>x</b>' })
  expect(Object.keys(policies)).toEqual(['colocdar', 'default'])
  const { createHTML, createScriptURL } = policies.default ?? {}
  expect(['<script></script>', '<script>x</script>', '<b>', ''].map((html) => createHTML?.(html))).toEqual([
    '<script></script>',
    null,
    null,
    null,
  ])
  expect(
    ['/service-worker.js', '/service-worker.js?x', '//mal.test/service-worker.js'].map((url) => createScriptURL?.(url)),
  ).toEqual(['/service-worker.js', null, null])
})

it('gives the text itself where there are no such types', async () => {
  vi.stubGlobal('trustedTypes', undefined)
  vi.resetModules()
  const { trustHtml } = await import('./trusted-html.ts')
  expect(trustHtml('<b>x</b>')).toBe('<b>x</b>')
})
