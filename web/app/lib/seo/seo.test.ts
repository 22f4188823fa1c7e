import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { seo } from './seo.tsx'

const matches = [
  { id: 'site' },
  { id: 'root', loaderData: { siteUrl: 'https://colocdar.ma' } },
  { id: 'page', loaderData: null },
]

const tagsOf = (page: Parameters<typeof seo>[1]): string => renderToStaticMarkup(seo(matches, page))

it('describes a page to search engines and shared links', () => {
  const tags = tagsOf({
    title: 'À propos',
    description: 'Qui nous sommes',
    path: '/about',
    image: '/uploads/a.webp',
    structured: { name: '</script><script>alert(1)' },
  })
  expect(tags).toContain('<title>À propos · Colocdar</title>')
  expect(tags).toContain('<meta name="description" content="Qui nous sommes"/>')
  expect(tags).toContain('<link rel="canonical" href="https://colocdar.ma/about"/>')
  expect(tags).toContain('<meta property="og:url" content="https://colocdar.ma/about"/>')
  expect(tags).toContain('<meta property="og:image" content="https://colocdar.ma/uploads/a.webp"/>')
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  expect(tags).toContain('{"name":"\\u003c/script>\\u003cscript>alert(1)"}</script>')
  expect(tags).not.toContain('robots')
})

it('keeps pages without content out of search engines', () => {
  expect(tagsOf({ title: '404', description: '', index: false })).toContain('<meta name="robots" content="noindex"/>')
})

it('lets search engines follow the links of a page that they leave out', () => {
  const tags = tagsOf({ title: 'Liste', description: '', index: 'follow' })
  expect(tags).toContain('<meta name="robots" content="noindex, follow"/>')
})
