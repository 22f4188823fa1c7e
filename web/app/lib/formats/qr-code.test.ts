import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

/** The dark modules that a path draws. */
const drawn = ({ size, path }: { size: number; path: string }): boolean[][] => {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step += 1) (rows[Number(y)] as boolean[])[Number(x) + step] = true
  return rows
}

it('draws every dark module and no other, in the white that readers need around it', () => {
  const code = qrCodeOf('https://colocdar.ma/coloc/123456')
  const rows = drawn(code)
  expect(rows).toEqual(encode('https://colocdar.ma/coloc/123456', { ecc: 'M', border: 4 }).data)
  for (const edge of [0, 1, 2, 3]) expect(rows[edge]).not.toContain(true)
  // The corner that readers look for.
  expect(rows[4]?.slice(0, 12)).toEqual([...Array(4).fill(false), ...Array(7).fill(true), false])
})

it('stays coarse enough for a phone at two metres', () => {
  // Version 3, 29 modules: 1.5 mm each on the poster.
  expect(qrCodeOf('https://www.colocdar.ma/coloc/1234567').size).toBe(29 + 8)
})
