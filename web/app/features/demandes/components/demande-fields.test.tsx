import { expect, it } from 'vitest'
import { labelsIn, renderHtml } from '../../../lib/testing/render.tsx'
import { emptyDemande } from '../demande-form-data.ts'
import { PreferencesStep } from './wizard/preferences-step.tsx'

it('of the wizard stand in the order in which they are checked, availability before duration', () => {
  const form = {
    values: { ...emptyDemande, disponibilite: 'SPECIFIC' },
    errors: {},
    field: (name: string) => ({ name, onChange: () => {} }),
  }
  const labels = labelsIn(
    renderHtml(
      <PreferencesStep
        form={form as never}
        villes={[{ value: '3', label: 'Rabat' }]}
        onPrevious={() => {}}
        onNext={() => {}}
      />,
    ),
  )
  const checked = [
    'Titre',
    'Description',
    'Ville',
    'Quartier',
    'Budget',
    'Disponibilité',
    'Date de disponibilité',
    'Durée',
  ]
  expect(labels.filter((label) => checked.includes(label))).toEqual(checked)
})
