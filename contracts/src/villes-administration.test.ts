import { describe, expect, it } from 'vitest'
import { arabicName } from './villes-administration.ts'

const nomArabe = arabicName(20)

describe('a name in Arabic', () => {
  it.each([
    ['الدار البيضاء', 'الدار البيضاء'],
    ['سَلا', 'سَلا'],
    ['ساحة 16 نونبر', 'ساحة 16 نونبر'],
    ['حي-الرياض', 'حي-الرياض'],
    [' فاس ', 'فاس'],
    ['', null],
    [null, null],
  ])('is taken: %j', (typed, nom) => {
    expect(nomArabe.parse(typed)).toBe(nom)
  })

  it.each(['Fès', 'فاس Fès', 'Fès فاس', '16 نونبر', 'فاس (المدينة)', 'فاس!', 'ا'.repeat(21)])(
    'is refused: %j',
    (typed) => {
      expect(nomArabe.safeParse(typed).success).toBe(false)
    },
  )
})
