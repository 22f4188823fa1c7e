import { expect, it } from 'vitest'
import { signInReason } from './components/number-flow.tsx'

it('says whose number one signs in for, and in which ad', () => {
  expect(signInReason({ id: 1, nom: 'Karim A.', titre: 'Chambre à Agdal' })).toBe(
    'Connectez-vous pour voir le numéro de Karim A., pour «\u00a0Chambre à Agdal\u00a0»',
  )
  expect(signInReason({ id: 1, nom: 'Élodie B.' })).toBe('Connectez-vous pour voir le numéro d’Élodie B.')
})
