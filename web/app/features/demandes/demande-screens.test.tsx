import type { Demande } from '@colocdar/contracts/demandes'
import { describe, expect, it } from 'vitest'
import { labelsIn } from '../../lib/testing/render.tsx'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { AuthorStep } from '../listing/components/author-step.tsx'
import { DemandeDetail } from './components/detail/demande-detail.tsx'
import { DemandeNoAnswer } from './components/detail/demande-load-error.tsx'
import { DemandeEditForm } from './components/edit/demande-edit-form.tsx'
import { DemandeThanks } from './components/wizard/demande-thanks.tsx'
import { PreferencesStep } from './components/wizard/preferences-step.tsx'
import { emptyDemande } from './demande-form-data.ts'

const demande = {
  id: 5,
  titre: 'Cherche chambre calme',
  budget: 1800,
  dateDisponibilite: '2000-01-01',
  dateDemande: '2026-03-03',
  quartier: 'Agdal',
  adresse: null,
  ville: { id: 3, nom: 'Rabat' },
  villeId: 3,
  description: 'Doctorante.',
  duree: 6,
  logementType: null,
  verified: true,
  demandeurId: 3,
  demandeur: { id: 3, nom: 'Kadiri', prenom: 'Sara' },
} as unknown as Demande

const villes = [{ value: '3', label: 'Rabat' }]
const screen = (element: React.ReactNode) => renderPage((() => element) as never, { path: '/', loaderData: {} })
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it('[REQDETAIL-01] shows the request', () => {
  const text = textOf(screen(<DemandeDetail demande={demande} offres={[]} />))
  expect(text).toContain('Cherche chambre calme Rabat · Agdal')
  expect(text).toMatch(/Budget 1.800.dh \/ mois Disponibilité Imediatement disponible Durée 6.mois/)
  expect(text).toMatch(/Date de la demande 3 mars 2026 Ville Rabat Quartier Agdal Description Doctorante\./)
})

it('[ERR-21] says that it could not be loaded', () => {
  expect(screen(<DemandeNoAnswer />)).toContain('<p>Error fetching demande</p>')
})

it('[EDIT-03] [EDIT-04] is edited by a form with the fields of the spec, the city by « Choisir... »', () => {
  const html = screen(<DemandeEditForm demande={demande} etag={undefined} villes={villes} />)
  for (const label of ['Titre', 'Description', 'Budget', 'Disponibilité', 'Ville', 'Quartier'])
    expect(labelsIn(html)).toContain(label)
  expect(html).toMatch(/<select[^>]*name="villeId".*?<option value=""[^>]*>Choisir\.\.\./s)
})

describe('the wizard', () => {
  it('[REQWIZ-02] shows who asks', () => {
    const sara = {
      nom: { label: 'Nom', name: 'nom', value: 'Sara Kadiri' },
      email: { label: 'E-mail', name: 'email', value: 'sara@exemple.ma' },
      profileFilled: true,
    }
    const html = screen(<AuthorStep what="demande" author={sara} onNext={() => {}} />)
    expect(html).toMatch(/<input[^>]*value="Sara Kadiri"/)
    expect(html).toMatch(/<input[^>]*value="sara@exemple.ma"/)
    expect(html).toMatch(/<button[^>]*>Suivant/)
  })

  const step = (disponibilite: string) => {
    const form = {
      values: { ...emptyDemande, disponibilite },
      errors: {},
      field: (name: string) => ({ name, onChange: () => {} }),
    }
    return screen(<PreferencesStep form={form as never} villes={villes} onPrevious={() => {}} onNext={() => {}} />)
  }

  it('[REQWIZ-04] lets choose between now and a day', () => {
    const choices = [...step('').matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(
      ([input]) => /value="(\w+)"/.exec(input)?.[1],
    )
    expect(choices).toEqual(['IMMEDIATE', 'SPECIFIC'])
  })

  it('[REQWIZ-05] [REQWIZ-06] asks for the day, from today on, only when one is chosen', () => {
    expect(step('IMMEDIATE')).not.toContain('type="date"')
    expect(step('')).not.toContain('type="date"')
    const day = /<input[^>]*type="date"[^>]*>/.exec(step('SPECIFIC'))?.[0]
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Casablanca' }).format(new Date())
    expect(day).toContain(`min="${today}"`)
  })

  it('[REQWIZ-08] says thank you in the words of the spec', () => {
    const text = textOf(screen(<DemandeThanks />)).replaceAll('&#x27;', "'")
    expect(text).toContain(
      "Merci pour votre soumission. Votre demande a été soumise avec succès et sera envoyée à l'administrateur pour vérification Retour à l'accueil",
    )
  })
})
