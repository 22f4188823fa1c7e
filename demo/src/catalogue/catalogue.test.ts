import { reperesSeed } from '@colocdar/api/features/reperes/reperes.seed'
import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import { accueils, logementTypes } from '@colocdar/contracts/enumerations'
import { langues, tags } from '@colocdar/contracts/references'
import { isTelephone } from '@colocdar/contracts/telephone-format'
import { describe, expect, it } from 'vitest'
import { articles } from './articles.ts'
import { avis } from './avis.ts'
import { conversations } from './conversations.ts'
import { demandes } from './demandes.ts'
import { membres } from './membres.ts'
import { messages } from './messages.ts'
import { offres } from './offres.ts'
import { quartiersBySlug } from './quartiers.ts'
import { reperesByTitre } from './reperes.ts'
import type { FaitsDemo } from './types.ts'

const usernames = membres.map(({ username }) => username)
const prixByType = {
  CHAMBRE: [1200, 3500],
  STUDIO: [2200, 6000],
  APPARTEMENT: [3500, 10_000],
  VILLA: [8000, 20_000],
} as const

const texts = [
  ...offres.flatMap(({ titre, description, adresse }) => [titre, description, adresse]),
  ...demandes.flatMap(({ titre, description, adresse }) => [titre, description, adresse]),
  ...avis.map(({ commentaire }) => commentaire),
  ...articles.flatMap(({ titre, contenu }) => [titre, contenu.replace(/<[^>]+>/g, ' ')]),
  ...conversations.flatMap(({ messages }) => messages.map((one) => (typeof one === 'string' ? one : one.texte))),
  ...messages.flatMap(({ subject, message }) => [subject, message]),
  ...membres.flatMap(({ apropos }) => apropos ?? []),
]

describe('the demo catalogue', () => {
  it('has at least what UX.md asks for', () => {
    expect(villesSeed.length).toBeGreaterThanOrEqual(16)
    expect(offres.length).toBeGreaterThanOrEqual(64)
    expect(demandes.length).toBeGreaterThanOrEqual(32)
    expect(avis.filter(({ valide }) => valide).length).toBeGreaterThanOrEqual(12)
    expect(avis.filter(({ valide }) => !valide)).toHaveLength(2)
    expect(articles).toHaveLength(9)
    expect(membres.length).toBeGreaterThanOrEqual(40)
    expect(messages).toHaveLength(4)
  })

  it('names landmarks of the city of each offer', () => {
    for (const [titre, named] of Object.entries(reperesByTitre)) {
      const ville = offres.find((offre) => offre.titre === titre)?.ville
      for (const [slug] of named) expect(reperesSeed.find((repere) => repere.slug === slug)?.ville, slug).toBe(ville)
    }
  })

  it('writes French with its own punctuation', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/lorem/i)
      expect(text, text).not.toMatch(/[^\u00a0\s] [:;?!»]|« |\p{L}'\p{L}/u)
    }
  })
})

describe('members', () => {
  it('are unique, the four demo accounts first', () => {
    expect(usernames.slice(0, 4)).toEqual(['admin', 'proprietaire', 'chercheur', 'nouveau'])
    expect(new Set(usernames).size).toBe(usernames.length)
    expect(new Set(membres.map(({ email }) => email.toLowerCase())).size).toBe(membres.length)
  })

  it('leave only « nouveau » with an empty profile and an unverified e-mail', () => {
    expect(membres.filter(({ nom }) => nom === null).map(({ username }) => username)).toEqual(['nouveau'])
    expect(membres.filter(({ emailVerified }) => !emailVerified).map(({ username }) => username)).toEqual(['nouveau'])
  })

  it.each(membres.filter(({ nom }) => nom !== null))('$username has a valid profile', (membre) => {
    expect(isTelephone(membre.telephone ?? '')).toBe(true)
    expect(membre.age).toBeGreaterThanOrEqual(18)
    expect(membre.langues.length).toBeGreaterThanOrEqual(1)
    expect(membre.tags.length).toBeGreaterThanOrEqual(3)
    expect(langues).toEqual(expect.arrayContaining(membre.langues))
    expect(tags).toEqual(expect.arrayContaining(membre.tags))
  })
})

describe('offers', () => {
  it.each(offres)('$titre is consistent', (offre) => {
    expect(usernames).toContain(offre.proprietaire)
    expect(quartiersBySlug[offre.ville]).toContain(offre.quartier)
    expect(offre.titre.length).toBeLessThanOrEqual(70)
    expect(offre.photos.length).toBeGreaterThanOrEqual(2)
    expect(offre.photos.length).toBeLessThanOrEqual(6)
    const [lowest, highest] = prixByType[offre.logementType]
    expect(offre.prix).toBeGreaterThanOrEqual(lowest)
    expect(offre.prix).toBeLessThanOrEqual(highest)
    expect(offre.ageHeures).toBeGreaterThanOrEqual(1)
    expect(offre.ageHeures).toBeLessThanOrEqual(400 * 24)
    expect(offre.verified).toBe(offre.statut !== 'EN_ATTENTE')
  })

  it('mix the states, also among those of « proprietaire »', () => {
    const count = (statut: string) => offres.filter((offre) => offre.statut === statut).length
    expect(count('DISPONIBLE')).toBeGreaterThanOrEqual(56)
    expect(count('LOUE')).toBe(3)
    expect(count('EN_ATTENTE')).toBe(5)
    const own = offres.filter(({ proprietaire }) => proprietaire === 'proprietaire')
    const states = own.map(({ statut, endormieDepuisJours }) => (endormieDepuisJours ? 'endormie' : statut))
    expect(states.sort()).toEqual(['DISPONIBLE', 'DISPONIBLE', 'EN_ATTENTE', 'LOUE', 'endormie'])
  })

  it('have some pictures that a phone took, of each shape and light', () => {
    // Their names say room, number, shape and light; those of the others end with the number.
    const taken = offres.flatMap(({ photos }) =>
      photos.filter((name) => !/\d$/.test(name)).map((name) => name.split('-')),
    )
    expect(new Set(taken.map(([, , shape]) => shape))).toEqual(new Set(['portrait', 'paysage', 'carre']))
    expect(new Set(taken.map(([, , , light]) => light))).toEqual(new Set(['jour', 'sombre', 'soir']))
    expect(taken.length).toBeGreaterThanOrEqual(6)
  })

  it('show each picture once, and begin with one that no other offer of the city begins with', () => {
    for (const { photos, titre } of offres) expect(new Set(photos).size, titre).toBe(photos.length)
    const first = offres.map(({ ville, photos }) => `${ville} ${photos[0]}`)
    expect(first.filter((picture, index) => first.indexOf(picture) !== index)).toEqual([])
  })

  it('say enough about the homes that every filter finds something', () => {
    const shown = offres.filter(({ statut }) => statut === 'DISPONIBLE')
    expect(shown.filter(({ faits }) => faits).length).toBeGreaterThan(shown.length * 0.8)
    const says = <Name extends keyof FaitsDemo>(name: Name, value: FaitsDemo[Name]) =>
      shown.filter(({ faits }) => faits?.[name] === value).length
    const flags = ['meuble', 'chargesComprises', 'internet', 'climatisation', 'parking', 'fumeurs', 'animaux'] as const
    for (const flag of flags) expect([flag, says(flag, true) >= 5]).toEqual([flag, true])
    for (const who of accueils) expect([who, says('accueille', who) >= 5]).toEqual([who, true])
    for (const type of logementTypes)
      expect(shown.filter(({ logementType }) => logementType === type).length).toBeGreaterThan(2)
  })

  it('cover every city', () => {
    expect(new Set(offres.map(({ ville }) => ville)).size).toBe(villesSeed.length)
  })
})

describe('requests', () => {
  it.each(demandes)('$titre is consistent', (demande) => {
    expect(usernames).toContain(demande.demandeur)
    expect(quartiersBySlug[demande.ville]).toContain(demande.quartier)
    expect(demande.titre.length).toBeLessThanOrEqual(70)
    expect(demande.budget).toBeGreaterThanOrEqual(1200)
    expect(demande.budget).toBeLessThanOrEqual(3500)
  })

  it('are one per member, none for « proprietaire » and « nouveau »', () => {
    const authors = demandes.map(({ demandeur }) => demandeur)
    expect(new Set(authors).size).toBe(authors.length)
    expect(authors).not.toContain('proprietaire')
    expect(authors).not.toContain('nouveau')
    expect(demandes.find(({ demandeur }) => demandeur === 'chercheur')?.verified).toBe(true)
    expect(demandes.filter(({ verified }) => !verified)).toHaveLength(3)
  })
})

describe('reviews and articles', () => {
  it('are signed by members', () => {
    for (const { auteur } of avis) expect(usernames).toContain(auteur)
  })

  it.each(articles)('$titre is a full article', ({ contenu }) => {
    const words = contenu
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length
    expect(words).toBeGreaterThanOrEqual(300)
    expect(words).toBeLessThanOrEqual(600)
    expect(
      [...contenu.matchAll(/<\/?(\w+)/g)].every(([, tag]) => ['h2', 'p', 'ul', 'li', 'strong'].includes(tag ?? '')),
    ).toBe(true)
  })
})
