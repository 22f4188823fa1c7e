import { paths } from '@colocdar/contracts/paths'
import { expect, it } from 'vitest'
import { isHidden, rememberHidden } from './hidden-ads.ts'

it('knows an ad that is not public by its address in each language', () => {
  rememberHidden([{ id: 7, verified: false }], paths.demande)
  const ask = (id: number) =>
    ['', '/ar'].map((prefix) => isHidden(`https://colocdar.test${prefix}${paths.demande(id)}?depuis=mail`))
  expect([ask(7), ask(8)]).toEqual([
    [true, true],
    [false, false],
  ])
})
