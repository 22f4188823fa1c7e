import { optionalFaits } from '@colocdar/contracts/offres-faits'
import { describe, expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../../lib/testing/render.tsx'
import { X } from '../../../../ui/icons.ts'
import { knownFaits } from '../../offre-faits.ts'
import type { ShownOffre } from '../../shown-offre.ts'
import { OffreDetail } from './offre-detail.tsx'

describe('offer detail with something missing', () => {
  const text = renderText(<OffreDetail offre={{ id: 12 }} similaires={[]} />)

  it.each([
    ['[DETAIL-13]', 'Description non disponible'],
    ['[DETAIL-14]', 'Ville non disponible'],
    ['[DETAIL-15]', 'Quartier non disponible'],
  ])('%s says « %s »', (_clause, words) => expect(text).toContain(words))

  it('[DETAIL-12] says « Titre non disponible » in its heading, not only on the way there', () => {
    const html = renderHtml(<OffreDetail offre={{ id: 12 }} similaires={[]} />)
    expect(html).toMatch(/<h1[^>]*>Titre non disponible</)
  })

  it.each(['Type', 'Superficie', 'Recherche', 'Disponibilité', 'Durée'])(
    '[DETAIL-16] says « Non spécifié » for %s',
    (feature) => expect(text).toContain(`${feature} Non spécifié`),
  )

  it('leaves out the line of an address that nobody gave', () => {
    expect(text).not.toContain('Adresse')
    const given = renderText(<OffreDetail offre={{ id: 12, adresse: 'Rue Oued Ziz' }} similaires={[]} />)
    expect(given).toContain('Adresse Rue Oued Ziz')
  })
})

it('marks a rented offer and hides the number of its owner', () => {
  const proprietaire = { id: 7, nom: 'Alaoui', prenom: 'Samira', isVerified: true }
  const text = renderText(<OffreDetail offre={{ id: 12, statut: 'LOUE', proprietaire }} similaires={[]} />)
  expect(text).toContain('Déjà louée')
  expect(text).not.toContain('Afficher le numéro')
})

it('offers to share what others can open, and nothing else', () => {
  const share = 'href="/coloc/12/affiche"'
  expect(renderHtml(<OffreDetail offre={{ id: 12, verified: true }} similaires={[]} />)).toContain(share)
  expect(renderHtml(<OffreDetail offre={{ id: 12, verified: false }} similaires={[]} />)).not.toContain(share)
})

it('links each photo to its file, for who has no JavaScript', () => {
  const photos = [{ src: 'a.webp', status: 'ready' as const, width: 800, height: 600, couleur: '#a898d8' }]
  const html = renderHtml(<OffreDetail offre={{ id: 12, photos }} similaires={[]} />)
  expect(html.match(/<a [^>]*href="\/uploads\/a\.webp"/g)).toHaveLength(2)
})

it('shows a portrait photo whole in the gallery, and fills the frame with the others', () => {
  const photo = { status: 'ready' as const, couleur: '#a898d8' }
  const main = (width: number, height: number) =>
    renderHtml(<OffreDetail offre={{ id: 12, photos: [{ ...photo, src: 'a.webp', width, height }] }} similaires={[]} />)
  expect(main(600, 800)).toContain('object-contain')
  expect(main(800, 600)).not.toContain('object-contain')
})

it('lets what its owner wrote run in its own direction', () => {
  const html = renderHtml(<OffreDetail offre={{ id: 12, titre: 'غرفة', description: 'غرفة هادئة' }} similaires={[]} />)
  expect(html).toMatch(/<h1 dir="auto"[^>]*>غرفة</)
  expect(html).toMatch(/<p dir="auto"[^>]*>غرفة هادئة</)
})

describe('what a home is like', () => {
  it('stands in two sections, of which none shows without a fait', () => {
    const faits = { meuble: true, chargesComprises: false, accueille: 'FEMMES' as const }
    const text = renderText(<OffreDetail offre={{ id: 12, ...faits }} similaires={[]} />)
    expect(text).toMatch(/Vie commune Coloc féminine Le logement Meublé Charges en plus/)
    const bare = renderText(<OffreDetail offre={{ id: 12, meuble: null }} similaires={[]} />)
    expect(bare).not.toContain('Vie commune')
    expect(bare).not.toContain('Le logement')
  })

  const flags = Object.entries(optionalFaits).flatMap(([name, fait]) => (fait.kind === 'flag' ? [{ name, fait }] : []))
  it.each(flags)('says what is true of $name in both states, without denying it by a cross', ({ name, fait }) => {
    const page = (value: boolean) => renderHtml(<OffreDetail offre={{ id: 12, [name]: value }} similaires={[]} />)
    const [cross] = /<path[^>]*>/.exec(renderHtml(<X />)) ?? []
    expect(page(true)).toContain(fait.label)
    expect(page(false)).toContain(fait.no)
    expect(page(false)).not.toContain(cross)
    expect(fait.no).not.toMatch(/^Non\b/)
  })

  it('says who publishes it among the faits of every home, if the offer does', () => {
    const page = (offre: Partial<ShownOffre>) =>
      renderText(<OffreDetail offre={{ id: 12, ...offre }} similaires={[]} />)
    expect(page({ publiePar: 'PROPRIETAIRE' })).toContain('Propriétaire Particulier, sans frais')
    expect(page({ publiePar: 'AGENCE', frais: 0 })).toContain('Agence Agence, sans frais')
    expect(page({})).not.toContain('frais')
  })

  const inSections = Object.entries(optionalFaits).flatMap(([name, fait]) =>
    fait.section === 'publication' ? [] : [{ name, fait, section: fait.section }],
  )
  it.each(inSections)('shows $name in its section', ({ name, fait, section }) => {
    const value = fait.kind === 'flag' ? true : fait.kind === 'number' ? 7 : fait.values[1]
    const offre = { id: 12, [name]: value }
    const [shown] = knownFaits(offre)
    const title = { vie: 'Vie commune', logement: 'Le logement' }[section]
    expect(renderText(<OffreDetail offre={offre} similaires={[]} />)).toContain(
      `${title} ${shown?.value.replace(/\u00a0/g, ' ')}`,
    )
  })
})
