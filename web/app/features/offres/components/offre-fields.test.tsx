import { expect, it } from 'vitest'
import { labelsIn, renderHtml } from '../../../lib/testing/render.tsx'
import { emptyDetails } from '../offre-details.ts'
import { OffreDetailsFields } from './offre-details-fields.tsx'

it('[OFFERWIZ-03] stand in the order of the spec, what it does not name between them', () => {
  const form = {
    values: { ...emptyDetails, disponibilite: 'SPECIFIC' as const },
    field: (name: string) => ({ id: name, name, value: '', onChange: () => {}, error: undefined }),
  }
  const labels = labelsIn(renderHtml(<OffreDetailsFields form={form as never} villes={[]} />))
  const named = [
    'Titre',
    'Quartier',
    'Description',
    'Prix',
    'Superficie',
    'Nombre de colocataires',
    'Type de logement',
    'Date de disponibilité',
    'Durée',
  ]
  expect(labels.filter((label) => named.includes(label))).toEqual(named)
})
