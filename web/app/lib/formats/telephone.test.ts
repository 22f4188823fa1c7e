import { expect, it } from 'vitest'
import { formatTelephone } from './telephone.ts'

it.each([
  ['+212 661-904-512', '06\u00a061\u00a090\u00a045\u00a012'],
  ['0661904512', '06\u00a061\u00a090\u00a045\u00a012'],
  ['05-22-12-34-56', '05\u00a022\u00a012\u00a034\u00a056'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+212 5', '+212 5'],
  [null, null],
])('shows %j as %j', (typed, shown) => expect(formatTelephone(typed)).toBe(shown))
