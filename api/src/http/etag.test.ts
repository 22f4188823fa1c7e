import { describe, expect, it } from 'vitest'
import { etagOf, requireMatch } from './etag.ts'

describe('requireMatch', () => {
  it.each([undefined, '*', '"3"', 'W/"3"', '"1", "3"'])('lets %j change version 3', (ifMatch) => {
    expect(() => requireMatch(ifMatch, 3)).not.toThrow()
  })

  it.each(['"2"', '3', '"33"', '', 'W/"2"'])('refuses %j', (ifMatch) => {
    expect(() => requireMatch(ifMatch, 3)).toThrow(expect.objectContaining({ code: 'STALE' }))
  })

  it('accepts the result of etagOf', () => {
    expect(() => requireMatch(etagOf(12), 12)).not.toThrow()
  })
})
