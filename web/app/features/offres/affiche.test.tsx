import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiContext, siteUrlContext } from '../../lib/client/api-context.ts'
import { type QrCode, qrCodeOf } from '../../lib/formats/qr-code.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { loader } from './affiche.loader.ts'
import AffichePage, { meta } from './affiche.page.tsx'
import { shareText, whatsAppHref } from './shown-offre.ts'

const url = 'https://colocdar.ma/coloc/12'
const offre = {
  id: 12,
  titre: 'Chambre près du tramway',
  ville: { id: 1, nom: 'Casablanca', image: null },
  quartier: 'Maârif',
  prix: 1800,
  superficie: 14,
  logementType: 'CHAMBRE',
  proprietaire: { id: 7, nom: 'Alaoui', prenom: 'Samira', isVerified: true },
}
const loaded = { offre, url, code: qrCodeOf(url) }
const at = { path: '/coloc/12/affiche', loaderData: loaded }

/** What a phone reads in the code of the poster: white where the sheet is, four pixels a module. */
const scan = ({ size, path }: QrCode): string | undefined => {
  const side = 4 * size
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 4 * Number(y); row < 4 * Number(y) + 4; row += 1)
      for (let column = 4 * Number(x); column < 4 * (Number(x) + Number(width)); column += 1)
        pixels.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3)
  return jsQR(pixels, side, side)?.data
}

describe('poster', () => {
  const html = renderPage(AffichePage, at)

  it('carries the code of the ad, its address in words, and what counts', () => {
    expect(html).toContain(loaded.code.path)
    expect(html).toContain('aria-label="Code QR vers colocdar.ma/coloc/12"')
    for (const text of ['Chambre près du tramway', 'Casablanca · Maârif', '1 800 dh', '14 m²', 'Chambre'])
      expect(html.replace(/[\u00a0\u202f]/g, ' ')).toContain(text)
  })

  it('has a code that phones read as the address of the ad', async () => {
    const context = new RouterContextProvider()
    context.set(apiContext, (async () => offre) as never)
    context.set(siteUrlContext, 'https://colocdar.ma')
    const { code } = await loader({ context, params: { id: '12' } } as never)
    expect(scan(code)).toBe(url)
    const drawn = /viewBox="0 0 (\d+) \1" role="img"[^>]*><path d="([^"]+)"/.exec(html)
    expect(scan({ size: Number(drawn?.[1]), path: drawn?.[2] ?? '' })).toBe(url)
  })

  it('names nobody: a poster hangs in public', () => {
    expect(html).not.toContain('Samira')
    expect(html).not.toContain('Alaoui')
  })

  it.each([
    ['2000-01-01', 'Imediatement disponible'],
    ['2027-03-02', 'Disponible le 2 mars 2027'],
  ])('says from when in the words of the other screens (%s)', (dateDisponibilite, words) => {
    const sheet = renderPage(AffichePage, { ...at, loaderData: { ...loaded, offre: { ...offre, dateDisponibilite } } })
    expect(sheet.replace(/[\u00a0\u202f]/g, ' ')).toContain(words)
  })

  it('leaves out what is unknown', () => {
    const bare = renderPage(AffichePage, { ...at, loaderData: { ...loaded, offre: { id: 12 } } })
    expect(bare).not.toContain('Non spécifié')
    expect(bare).toContain(loaded.code.path)
  })

  it('warns on the screen that a home is taken', () => {
    const rented = { ...loaded, offre: { ...offre, statut: 'LOUE' } }
    expect(renderPage(AffichePage, { ...at, loaderData: rented })).toContain('déjà louée')
    expect(html).not.toContain('déjà louée')
  })

  it('stays out of search engines', () => {
    const tags = renderToStaticMarkup(meta({ matches: [], loaderData: loaded } as never))
    expect(tags).toContain('<meta name="robots" content="noindex"/>')
  })
})

it('a shared message names the home, its place and its rent, and ends with the link', () => {
  const text = shareText(offre as never)
  expect(text.replace(/[\u00a0\u202f]/g, ' ')).toBe('Chambre près du tramway, Casablanca · Maârif, 1 800 dh / mois')
  expect(decodeURIComponent(whatsAppHref(text, url))).toBe(`https://wa.me/?text=${text}\n${url}`)
})
