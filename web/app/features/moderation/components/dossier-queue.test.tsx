import type { SignalementDossier } from '@colocdar/contracts/signalements'
import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../lib/testing/render.tsx'
import { DossierQueue } from './dossier-queue.tsx'

const dossier: SignalementDossier = {
  kind: 'offre',
  objetId: 1,
  titre: 'Chambre',
  membre: { id: 1, username: 'karim' },
  masqueLe: null,
  nombre: 1,
  premierLe: '2026-11-16T00:00:00.000Z',
  version: 1,
  ouvertePar: null,
  signalements: [],
}

const report = (id: number, texte: string, username: string): SignalementDossier['signalements'][number] => ({
  id,
  motif: 'HARCELEMENT',
  texte,
  auteur: { id, username },
  compte: true,
  createdAt: '2026-11-16T00:00:00.000Z',
})

it('shows both decisions on a report alike: neither is the expected one', () => {
  const buttons = renderHtml(<DossierQueue loaded={[dossier]} onDone={() => {}} />).split('<button')
  const lookOf = (label: string) => {
    const button = buttons.find((html) => html.includes(`${label}</button>`)) ?? ''
    return /class="([^"]*)"/.exec(button)?.[1]
  }
  expect(lookOf('Sans suite')).toMatch(/rounded/)
  expect(lookOf('Sans suite')).toBe(lookOf('Donner raison'))
})

it('[SEC-53] shows both sides of a conversation, and whom each report and the decision are about', () => {
  const conversation = { ...dossier, kind: 'conversation', titre: 'Chambre' } as const
  const about = (id: number, username: string, by: string) => ({
    ...conversation,
    membre: { id, username },
    signalements: [report(id, `De ${by}`, by)],
  })
  const html = renderHtml(
    <DossierQueue loaded={[about(1, 'karim', 'sara'), about(2, 'sara', 'karim')]} onDone={() => {}} />,
  )
  const panel = html.slice(html.indexOf('aria-label="Signalement à décider"'))
  const [own = '', other = ''] = panel.split('aria-label="L’autre côté"')
  const text = (part: string) => part.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text(own)).toMatch(/Un signalement visant karim.*De sara/)
  expect(text(other)).toMatch(
    /karim a signalé sara de son côté\..*ne vise que karim.*Un signalement visant sara.*De karim/,
  )
})

it('says who else has an item open, in the list and above it', () => {
  const depuis = new Date(Date.now() - 125_000).toISOString()
  const ouvertePar = { nom: 'Karim B.', depuis }
  const text = renderText(<DossierQueue loaded={[{ ...dossier, ouvertePar }]} onDone={() => {}} />)
  expect(text.match(/Ouvert par Karim B\./g)).toHaveLength(2)
  expect(text).toMatch(/Ouvert par Karim B\. il y a 2 min/)
})
