import { describe, expect, it } from 'vitest'
import { hostUrls } from './host-urls.ts'
import { chooseServer } from './servers.ts'

describe('the hosts of DATABASE_URL', () => {
  it.each([
    [
      'postgres://u:p@a:5433,b/colocdar?sslmode=verify-full',
      ['postgres://u:p@a:5433/colocdar?sslmode=verify-full', 'postgres://u:p@b/colocdar?sslmode=verify-full'],
    ],
    ['postgresql://[::1]:5433,[::2]/colocdar', ['postgresql://[::1]:5433/colocdar', 'postgresql://[::2]/colocdar']],
    ['postgres://u:a@b,c@h/colocdar', ['postgres://u:a@b,c@h/colocdar']],
  ])('in %s get a URL each', (url, urls) => {
    expect(hostUrls(url)).toEqual(urls)
  })

  it('may be a socket', () => {
    const url = 'postgres://colocdar@localhost/colocdar?host=%2Frun%2Fcolocdar'
    expect(hostUrls(url)).toEqual([url])
  })
})

describe('the server that takes writes', () => {
  const primary = (timeline: number, readOnly = false) => ({ timeline, readOnly })

  it.each([
    ['the only primary', ['standby', primary(1)], 1],
    ['the first of equals', [primary(1), primary(1)], 0],
    ['the one promoted last, when the old one is back', [primary(1), primary(2)], 1],
    ['the one that is not read-only', [primary(2, true), primary(1)], 1],
    ['a primary that is read-only, for readers', ['silent', 'standby', primary(1, true)], 2],
    ['none', ['silent', 'standby'], undefined],
  ] as const)('is %s', (_name, states, place) => {
    expect(chooseServer([...states])).toBe(place)
  })
})
