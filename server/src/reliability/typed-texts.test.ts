import { inLangue, siteLangues } from '@colocdar/contracts/langues'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { addressesOf, createScene } from '../testing/public-scene.ts'
import { type StartedSiteHere, startSiteHere } from '../testing/site.ts'

// Out of an element, an attribute, a script, a comment in a script, and the title.
const hostile = `"'></script></title></textarea><canari onload=alert()>\u2028<!--<script>Motcanari`

let started: StartedSiteHere
let pages: string[] = []
beforeAll(async () => {
  started = await startSiteHere(inject('postgresUrl'))
  const { db } = started.database
  const scene = await createScene({ deps: { db, clock: () => new Date() } })
  // Directly: what some contract refuses may have been stored before it did.
  const columns = {
    utilisateurs: ['prenom', 'nom', 'apropos'],
    offres: ['titre', 'description', 'quartier', 'adresse'],
    demandes: ['titre', 'description', 'quartier', 'adresse'],
    avis: ['commentaire'],
    articles: ['titre'],
  }
  for (const [table, names] of Object.entries(columns))
    await started.database.pool.query(`update ${table} set ${names.map((name) => `${name} = $1`).join(', ')}`, [
      hostile,
    ])
  await started.database.pool.query('update utilisateurs set langues = array[$1], tags = array[$1]', [hostile])
  await started.database.pool.query('update avis set valide = true')
  const typed = encodeURIComponent(hostile)
  // Nobody looks for anything there.
  const empty = `/coloc/ville/${scene.elsewhere}/demandes`
  pages = [
    ...addressesOf(scene).filter((path) => !/^\/(api|sitemap)|\.data$/.test(path) && path !== empty),
    `/coloc/${scene.offre}/affiche`,
    `/coloc/offres?q=${typed}`,
    `/coloc/offres?quartier=${typed}`,
    `/coloc/demandes?q=${typed}`,
  ]
})
afterAll(() => started?.remove())

describe.each(siteLangues)('[SEC-25] what people typed, in pages in %s', (langue) => {
  it('stays text in HTML, JSON-LD and hydration data', async () => {
    const shown: string[] = []
    for (const path of pages) {
      const html = await (await fetch(`${started.site.url}${inLangue(langue, path)}`)).text()
      expect(html, path).not.toMatch(/<\/?canari|<!--<script/i)
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
        expect(() => JSON.parse(json), path).not.toThrow()
      if (html.includes('canari')) shown.push(path)
    }
    expect(pages.filter((path) => !shown.includes(path))).toEqual([])
  })
})
