import type { ModerationItem } from '@colocdar/contracts/moderation'
import { describe, expect, it } from 'vitest'
import { renderHtml } from '../../../lib/testing/render.tsx'
import { changesOf } from '../item-changes.ts'
import { ItemContent } from './item-content.tsx'

const ville = { id: 1, nom: 'Rabat', image: null }
const photo = (src: string) => ({ src, status: 'ready', width: 4, height: 3, couleur: '#a898d8' })
const verified = {
  titre: 'Chambre calme',
  description: 'Près du tram',
  quartier: 'Agdal',
  adresse: 'Rue 1',
  prix: 2500,
  logementType: 'CHAMBRE',
  ville,
  photos: [photo('a.webp')],
}
const auteur = {
  ...{ id: 1, username: 'karim', email: 'k@exemple.ma', nom: null, prenom: null, photo: null, alertes: {} },
  ...{ apropos: 'Écrivez au 0612345678', langues: ['Arabe'], tags: ['Surf', 'Poterie'] },
}
const offre = (lastVerified: object | null, change: object = {}) =>
  ({
    kind: 'offre',
    id: 1,
    etat: 'modification',
    auteur: { ...auteur, createdAt: '2026-01-01T00:00:00Z', annonces: 1, verifiees: 1, refusees: 0 },
    contenu: { ...verified, ...change },
    lastVerified,
    medianePrix: null,
    photosSemblables: [],
    textesSemblables: [],
    historique: [],
  }) as unknown as ModerationItem
const shown = (lastVerified: object | null, change?: object) =>
  renderHtml(<ItemContent item={offre(lastVerified, change)} />)
const countOf = (html: string, text: string) => html.split(text).length - 1

describe('a modification', () => {
  it('begins with what changed; the rest is folded, and each row stands once', () => {
    const html = shown(verified, { titre: 'Chambre bruyante' })
    const [table = '', rest = ''] = html.split('</table>')
    expect(table).toContain('<del class="rounded bg-grenade-doux text-grenade-vif">calme</del>')
    expect(table).toMatch(/<ins [^>]+>bruyante<\/ins>/)
    expect(countOf(table, 'scope="row"')).toBe(1)
    expect(countOf(table, 'aria-label="Photos"')).toBe(0)
    expect(rest.indexOf('aria-label="Photos"')).toBeLessThan(rest.indexOf('<details'))
    const folded = rest.slice(rest.indexOf('<details'), rest.indexOf('</details>'))
    expect(folded).toContain('Ce qui ne change pas')
    for (const [label, text] of [
      ['Description', 'Près du tram'],
      ['Quartier', 'Agdal'],
      ['Adresse', 'Rue 1'],
    ] as const) {
      expect(folded).toContain(label)
      expect(countOf(html, text), label).toBe(1)
    }
    expect(countOf(folded, 'Titre')).toBe(0)
  })

  it('names the photos that were added and removed', () => {
    const html = shown(verified, { photos: [photo('b.webp')] })
    expect(html).toMatch(/Photos retirées<.*Photos ajoutées</s)
    expect(html).not.toContain('<table')
    const changes = { texts: [], removed: ['a.webp'], added: ['b.webp'] }
    expect(changesOf(offre(verified, { photos: [photo('b.webp')] }))).toEqual(changes)
  })

  it.each([
    ['new', null],
    ['the same as before', verified],
  ])('folds nothing of what is %s', (_, lastVerified) => {
    expect(shown(lastVerified)).not.toMatch(/<details|Modifications</)
  })
})

it('[SEC-54] shows what becomes public of the author, with contact details marked and named', () => {
  const html = shown(null)
  for (const words of ['Arabe', 'Surf, Poterie', 'Écrivez au']) expect(html).toContain(words)
  expect(html).toMatch(/<mark[^>]*>0612345678<\/mark>/)
  expect(html).toContain('Coordonnées dans le texte')
})
