import { expect, it } from 'vitest'
import { createAnswerCheck } from './answer-check.ts'

const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': '14000', etag: '"a"' }

it('counts right answers, and how many differ', () => {
  const check = createAnswerCheck({ type: 'text/html', leastBytes: 7_000 })
  for (const etag of ['"a"', '"b"', '"a"']) check.look(200, { ...headers, etag })
  expect(check.seen).toEqual({ different: 2, wrong: 0, firstWrong: '' })
})

it.each([
  ['a refusal', 503, {}],
  ['a redirection', 301, {}],
  ['a page that says to come back later', 200, { 'content-length': '900' }],
  ['something else', 200, { 'content-type': 'application/json' }],
])('does not count %s', (_, status, changed) => {
  const check = createAnswerCheck({ type: 'text/html', leastBytes: 7_000 })
  check.look(200, headers)
  check.look(status, { ...headers, ...changed })
  expect(check.seen).toMatchObject({ wrong: 1, firstWrong: expect.stringContaining(String(status)) })
})
