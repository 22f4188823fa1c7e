import type { SignalementDossier } from '@colocdar/contracts/signalements'
import { expect, it } from 'vitest'
import { renderHtml } from '../../../lib/testing/render.tsx'
import { DossierQueue } from './dossier-queue.tsx'

const dossier: SignalementDossier = {
  kind: 'offre',
  objetId: 1,
  titre: 'Chambre',
  membre: { id: 1, username: 'karim' },
  masqueLe: null,
  nombre: 1,
  premierLe: '2026-11-16T00:00:00.000Z',
  signalements: [],
}

it('shows both decisions on a report alike: neither is the expected one', () => {
  const buttons = renderHtml(<DossierQueue loaded={[dossier]} onDone={() => {}} />).split('<button')
  const lookOf = (label: string) => {
    const button = buttons.find((html) => html.includes(`${label}</button>`)) ?? ''
    return /class="([^"]*)"/.exec(button)?.[1]
  }
  expect(lookOf('Sans suite')).toMatch(/rounded/)
  expect(lookOf('Sans suite')).toBe(lookOf('Donner raison'))
})
