import { alerteFiltres, alerteTypes } from '@colocdar/contracts/alertes'
import { demandeFiltres } from '@colocdar/contracts/demandes-filtres'
import type { Filtre, Filtres } from '@colocdar/contracts/filtres'
import { offreFiltres, triChips } from '@colocdar/contracts/offres-filtres'
import { expect, it } from 'vitest'
import { sayFiltres, wordIn } from './say-filtres.ts'

const values = { ville: 3, text: 'سكن', repere: 'uir', number: 2600, date: '2026-08-15', flag: true }
const valueFor = (filtre: Filtre) => (filtre.kind === 'choice' ? [...filtre.values] : values[filtre.kind])
const rabat = { nom: 'Rabat', nomArabe: 'الرباط' }
const uir = { nom: 'UIR', nomArabe: 'الجامعة الدولية للرباط' }

const sayAll = (filtres: Filtres, change: (filtre: Filtre) => unknown = valueFor, langue: 'fr' | 'ar' = 'ar') =>
  sayFiltres(langue, filtres, {
    values: Object.fromEntries(Object.entries(filtres).map(([name, filtre]) => [name, change(filtre)])),
    ville: rabat,
    repere: uir,
  })

it.each(alerteTypes)('every filter of an alert of the type %s is said in Arabic', (type) => {
  const filtres: Filtres = alerteFiltres(type)
  const chips = [
    ...sayAll(filtres),
    ...sayAll(filtres, ({ kind }) => (kind === 'flag' ? false : undefined)),
    ...Object.values(triChips).map((order) => wordIn('ar', order)),
  ]
  expect(chips.filter((chip) => /\p{Script=Latin}/u.test(chip))).toEqual([])
  if (type === 'offre') expect(chips).toEqual(expect.arrayContaining(['المدة القصوى بالأشهر: 2600', uir.nomArabe]))
  expect(chips).toEqual(expect.arrayContaining(['الرباط', 'إلى غاية 2600\u00a0درهم']))
  expect(chips.filter((chip) => chip.endsWith('15 غشت 2026'))).toHaveLength(1)
})

it('says every filter and each of its choices as their texts are, in both languages', () => {
  const said = [...Object.values(offreFiltres), ...Object.values(demandeFiltres)].map((filtre: Filtre) => {
    const [french, arabic] = (['fr', 'ar'] as const).map((langue) => sayAll({ filtre }, valueFor, langue).join(', '))
    return `${french} = ${arabic}`.replaceAll(/[\u00a0\u202f]/g, ' ')
  })
  expect(said).toEqual([
    'Rabat = الرباط',
    'سكن = سكن',
    'سكن = سكن',
    'UIR = الجامعة الدولية للرباط',
    'À moins de 2 600 min = أقصى مدة بالدقائق: 2600',
    'Dès 2 600 dh = ابتداءً من 2600 درهم',
    'Jusqu’à 2 600 dh = إلى غاية 2600 درهم',
    'Chambre, Villa, Appartement, Studio = غرفة, فيلا, شقة, استوديو',
    'Dès 2 600 m² = ابتداءً من 2600 م²',
    'Libre le 15 août 2026 = متاح في 15 غشت 2026',
    'Jusqu’à 2 600 mois = المدة القصوى بالأشهر: 2600',
    'Confirmée cette semaine = تم تأكيده هذا الأسبوع',
    'Sans intermédiaire = بدون وسيط',
    'Meublé = مفروش',
    'Charges comprises = المصاريف مشمولة',
    'Internet = إنترنت',
    'Climatisation = مكيف هواء',
    'Parking = موقف سيارات',
    'Balcon = شرفة',
    'Fumeurs acceptés = التدخين مسموح به',
    'Animaux acceptés = الحيوانات مقبولة',
    'Ouvert à tous, Coloc féminine, Coloc masculine = للجميع, سكن مشترك للنساء, سكن مشترك للرجال',
    'Rabat = الرباط',
    'سكن = سكن',
    'سكن = سكن',
    'Dès 2 600 dh = ابتداءً من 2600 درهم',
    'Jusqu’à 2 600 dh = إلى غاية 2600 درهم',
    'Disponible le 15 août 2026 = التوفر في 15 غشت 2026',
  ])
})

it('isolates what is written in Latin letters, as the name of a city without another', () => {
  const filtres: Filtres = { villeId: { kind: 'ville', label: '' } }
  const say = (langue: 'fr' | 'ar', ville?: { nom: string }) =>
    sayFiltres(langue, filtres, { values: { villeId: 3 }, ville })
  expect(say('ar', { nom: 'Zagora' })).toEqual(['\u2068Zagora\u2069'])
  expect(say('fr', rabat)).toEqual(['Rabat'])
  expect([say('fr'), say('ar')]).toEqual([['Ville'], ['المدينة']])
})
