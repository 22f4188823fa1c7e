import { expect, it } from 'vitest'
import { labelsIn } from '../../lib/testing/render.tsx'
import { renderPage } from '../../lib/testing/render-page.tsx'
import AccueilPage from './accueil.page.tsx'

const ville = { id: 3, nom: 'Rabat', image: null, verifiedColocCount: 2, verifiedDemandeCount: 1 }
const avis = (id: number, note: number) => ({
  id,
  note,
  commentaire: `Avis ${id}`,
  auteur: { nom: 'Alaoui', prenom: 'Sara' },
})
const post = { id: '8', title: 'Le contrat', excerpt: 'Signez à deux.', published: '2026-03-03', image: null }

const html = renderPage(AccueilPage, {
  path: '/',
  loaderData: {
    villes: [ville],
    offres: [{ id: 12, titre: 'Chambre lumineuse' }],
    demandes: [{ id: 5, titre: 'Cherche chambre' }],
    recentes: null,
    avis: [avis(1, 4), avis(2, 2)],
    posts: [post],
  },
})
const section = (id: string) => new RegExp(`<section id="${id}".*?(?=<section id=|$)`, 's').exec(html)?.[0] ?? ''

it('[HOME-07] has offers and requests before the guide', () => {
  const ids = [...html.matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['home', 'explore', 'works', 'reviews', 'blogs', 'contact'])
})

it('[HOME-01] calls to publish and to search, the second leading to the offers below', () => {
  expect(section('home')).toContain('Publier une annonce')
  expect(section('home')).toMatch(/href="\/#explore"[^>]*>Commencer la recherche/)
})

it('[HOME-02] [HOME-03] shows the latest offers and requests, and leads to all of them', () => {
  expect(section('explore')).toContain('Chambre lumineuse')
  expect(section('explore')).toContain('Cherche chambre')
  expect(section('explore')).toMatch(/href="\/coloc\/offres"[^>]*>Toutes les offres/)
  expect(section('explore')).toMatch(/href="\/coloc\/demandes"[^>]*>Toutes les demandes/)
})

it('[HOME-06] leads from the third step to the member’s ads', () => {
  const links = [...section('works').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links[2]).toBe('/offres')
})

it('[HOME-07] has reviews, a contact form, cities and posts', () => {
  expect(section('reviews')).toContain('Avis 1')
  expect(section('explore')).toContain('Rabat')
  expect(section('blogs')).toContain('Le contrat')
  expect(section('contact')).toMatch(/<form[^>]*aria-label="Contact"/)
})

it('[CONTACT-01] asks for subject, e-mail and message', () => {
  expect(labelsIn(section('contact'))).toEqual(['Sujet', 'E-mail', 'Message'])
})

it('[REVIEW-06] [REVIEW-08] shows two reviews side by side above 768 px, each with as many stars as its note', () => {
  expect(section('reviews')).toContain('min-[769px]:w-[calc((100%-1rem)/2)]')
  const notes = [...section('reviews').matchAll(/(\d)[^<"]{0,20}étoiles? sur 5|aria-label="(\d) sur 5/g)].map(
    ([, a, b]) => a ?? b,
  )
  expect(notes).toEqual(['4', '2'])
})
