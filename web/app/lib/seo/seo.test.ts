import { expect, it } from 'vitest'
import { seo } from './seo.ts'

const matches = [{ loaderData: { siteUrl: 'https://colocdar.ma' } }, undefined]

it('describes a page to search engines and shared links', () => {
  const tags = seo(matches, {
    title: 'À propos',
    description: 'Qui nous sommes',
    path: '/about',
    image: '/uploads/a.webp',
  })
  expect(tags).toContainEqual({ title: 'À propos · Colocdar' })
  expect(tags).toContainEqual({ name: 'description', content: 'Qui nous sommes' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://colocdar.ma/about' })
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://colocdar.ma/about' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://colocdar.ma/uploads/a.webp' })
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

it('keeps pages without content out of search engines', () => {
  const tags = seo(matches, { title: '404', description: '', index: false })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
})

it('lets search engines follow the links of a page that they leave out', () => {
  const tags = seo(matches, { title: 'Liste', description: '', index: 'follow' })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})
