import { optionalFaits } from '@colocdar/contracts/offres-faits'
import { expect, it } from 'vitest'
import { renderText } from '../../../lib/testing/render.tsx'
import { knownFaits } from '../../offres/offre-faits.ts'
import type { OnlineFavori } from '../favori-changes.ts'
import { FavorisComparison } from './favoris-comparison.tsx'

const favori = (id: number, faits: object = {}) =>
  ({
    offreId: id,
    prix: 2500,
    offre: { id, prix: 2500, photos: [], logementType: 'STUDIO', ...faits },
  }) as unknown as OnlineFavori

it.each(Object.entries(optionalFaits))(
  '[FAV-11] compares offers by %s as soon as one of them gives it',
  (name, fait) => {
    const faits = { [name]: fait.kind === 'flag' ? false : fait.kind === 'number' ? 7 : fait.values[1] }
    const [shown] = knownFaits({ id: 1, ...faits })
    const row = `${fait.label} ${shown?.value.replace(/\u00a0/g, ' ')} Non précisé`
    expect(renderText(<FavorisComparison favoris={[favori(1, faits), favori(2)]} />)).toContain(row)
    expect(renderText(<FavorisComparison favoris={[favori(1), favori(2)]} />)).not.toContain(fait.label)
  },
)
