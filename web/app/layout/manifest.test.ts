import { existsSync, readFileSync } from 'node:fs'
import { inLangue, siteLangues } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'
import { describe, expect, it } from 'vitest'

interface Picture {
  src: string
  sizes: string
}

const fileOf = (path: string) => new URL(`../../public${path}`, import.meta.url)

/** Of a PNG: it begins with its width and height. */
const sizeOf = (path: string): string => {
  const bytes = readFileSync(fileOf(path))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const readManifest = (path: string) => JSON.parse(readFileSync(fileOf(path), 'utf8'))
const french = readManifest('/colocdar.webmanifest')

describe.each(siteLangues)('the manifest in %s', (langue) => {
  const manifest = langue === 'fr' ? french : readManifest(`/colocdar.${langue}.webmanifest`)

  it('says what a browser needs to install the site', () => {
    expect(manifest).toMatchObject({
      id: inLangue(langue, '/'),
      start_url: inLangue(langue, '/'),
      scope: '/',
      display: 'standalone',
      lang: `${langue}-MA`,
      dir: langue === 'ar' ? 'rtl' : 'ltr',
    })
    expect(Object.keys(manifest)).toEqual(Object.keys(french))
  })

  it('has icons of the sizes that it says, maskable ones too, and pictures that exist', () => {
    const icons: (Picture & { purpose?: string })[] = manifest.icons
    expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => sizes))
    for (const purpose of [undefined, 'maskable'])
      expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
    for (const { src } of manifest.screenshots as Picture[]) expect([src, existsSync(fileOf(src))]).toEqual([src, true])
  })

  it('leads to the search, messages and favourites in its language', () => {
    const shortcuts: { name: string; url: string }[] = manifest.shortcuts
    expect(shortcuts.map(({ url }) => url)).toEqual(
      [paths.offres(), paths.messages(), paths.favoris()].map((path) => inLangue(langue, path)),
    )
    expect(shortcuts.every(({ name }) => /[\u0600-\u06ff]/.test(name) === (langue === 'ar'))).toBe(true)
  })
})
