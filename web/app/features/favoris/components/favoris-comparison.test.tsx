import { optionalFaits } from '@colocdar/contracts/offres-faits'
import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../lib/testing/render.tsx'
import { answeredFaits } from '../../offres/answered-faits.ts'
import type { OnlineFavori } from '../favori-changes.ts'
import { FavorisComparison } from './favoris-comparison.tsx'

const favori = (id: number, faits: object = {}) =>
  ({
    offreId: id,
    prix: 2500,
    offre: { id, prix: 2500, photos: [], logementType: 'STUDIO', ...faits },
  }) as unknown as OnlineFavori

const someValueOf = (fait: (typeof optionalFaits)[keyof typeof optionalFaits]) =>
  fait.kind === 'flag' ? false : fait.kind === 'number' ? 7 : fait.values[1]

it('[FAV-11] has its rows in the order of the list, whichever offer gives them', () => {
  const favoris = Object.entries(optionalFaits).map(([name, fait], id) => favori(id + 1, { [name]: someValueOf(fait) }))
  const html = renderHtml(<FavorisComparison favoris={favoris.toReversed()} />)
  const rows = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, label]) => label)
  expect(rows.slice(0, 3)).toEqual(['Loyer', 'Lieu', 'Type'])
  expect(rows.slice(-favoris.length)).toEqual(Object.values(optionalFaits).map(({ label }) => label))
})

it.each(Object.entries(optionalFaits))(
  '[FAV-11] compares offers by %s as soon as one of them gives it',
  (name, fait) => {
    const faits = { [name]: someValueOf(fait) }
    const [shown] = answeredFaits({ id: 1, ...faits })
    const row = `${fait.label} ${shown?.value.replace(/\u00a0/g, ' ')} Non précisé`
    expect(renderText(<FavorisComparison favoris={[favori(1, faits), favori(2)]} />)).toContain(row)
    expect(renderText(<FavorisComparison favoris={[favori(1), favori(2)]} />)).not.toContain(fait.label)
  },
)

it('[FAV-11] does not ask an owner for the fees of an agency', () => {
  const agence = favori(1, { publiePar: 'AGENCE', frais: 1500 })
  const others = [
    favori(2, { publiePar: 'PROPRIETAIRE' }),
    favori(3, { publiePar: 'AGENCE' }),
    favori(4, { publiePar: null }),
  ]
  const text = renderText(<FavorisComparison favoris={[agence, ...others]} />)
  expect(text).toContain('Frais d’agence 1 500 dh — Sans objet Non précisé Non précisé')
})

it('[FAV-11] answers beside a label without repeating it', () => {
  const faits = { meuble: false, internet: true, caution: 2400 }
  const text = renderText(<FavorisComparison favoris={[favori(1, faits)]} />)
  for (const row of ['Meublé Non', 'Internet Oui', 'Caution 2 400 dh']) expect(text).toContain(row)
})
