import { alerteFiltres, alerteTypes } from '@colocdar/contracts/alertes'
import { chipTexts, type Filtre } from '@colocdar/contracts/filtres'
import { expect, it } from 'vitest'
import { inArabic } from './alertes-arabe.rules.ts'

const values = { ville: 3, text: 'سكن', repere: 'uir', number: 6, date: '2026-03-15' }
const formats = {
  ville: () => 'الرباط',
  repere: () => 'الجامعة الدولية للرباط',
  figure: String,
  day: (date: string) => date,
}

it.each(alerteTypes)('every filter of an alert of the type %s is said in Arabic', (type) => {
  const chips = Object.values(alerteFiltres(type)).flatMap((filtre: Filtre) => {
    if (filtre.kind === 'flag') return [true, false].flatMap((value) => chipTexts(inArabic(filtre), value, formats))
    return chipTexts(inArabic(filtre), filtre.kind === 'choice' ? [...filtre.values] : values[filtre.kind], formats)
  })
  expect(chips.filter((chip) => /\p{Script=Latin}/u.test(chip))).toEqual([])
  if (type === 'offre') expect(chips).toContain('المدة القصوى بالأشهر: 6')
  expect(chips).toContain('إلى غاية 6\u00a0درهم')
})
