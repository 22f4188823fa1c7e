import { expect, it } from 'vitest'
import { renderText } from '../../lib/testing/render.tsx'
import { renderPage } from '../../lib/testing/render-page.tsx'
import BlogPage, { ErrorBoundary as PostError } from './blog.page.tsx'
import BlogsPage, { ErrorBoundary } from './blogs.page.tsx'
import { blogsHref } from './page-tokens.ts'

const post = { id: '8', title: 'Le contrat', excerpt: 'Signez à deux.', published: '2026-03-03T10:00:00Z', image: null }
const page = (tokens: string[], nextPageToken: string | null) =>
  renderPage(BlogsPage, { path: '/blogs', loaderData: { posts: [post], tokens, nextPageToken } })
const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

it('[BLOG-01] shows a grid of posts that leads to the next page and back to the previous one', () => {
  const first = page([], 'bb')
  expect(first).toContain('Le contrat')
  expect(hrefsIn(first)).toContain(blogsHref(['bb']))

  const second = page(['bb'], 'cc')
  expect(hrefsIn(second)).toContain(blogsHref(['bb', 'cc']))
  expect(hrefsIn(second)).toContain('/blogs')
  expect(page(['bb'], null)).toMatch(/aria-disabled="true"[^>]*>Page Suivante/)
})

it('[ERR-40] says that the posts could not be loaded, and offers another try', () => {
  const text = renderText(<ErrorBoundary error={new Error('502')} />)
  expect(text).toBe('Le blog ne s’affiche pas Erreur: Les articles n’ont pas pu être chargés. Réessayer')
})

it('[ERR-40] says why a post cannot be read: the server’s own words, or that there was no answer', () => {
  const answer = (data: unknown) => ({ status: 502, statusText: '', internal: false, data })
  const reason = (error: unknown) => /Erreur: (.*) Retour/.exec(renderText(<PostError error={error} />))?.[1]
  expect(reason(answer('Le blog ne répond pas.'))).toBe('Le blog ne répond pas.')
  for (const error of [new TypeError('Failed to fetch'), answer(null), answer({ requestId: 'r' })])
    expect(reason(error)).toBe('Erreur de réseau. Veuillez vérifier votre connexion Internet.')
})

it('[BLOG-02] shows a post with title, day in French, first image and content', () => {
  const content = {
    ...post,
    url: '',
    content: '<p>Lisez <b>tout</b>.</p>',
    images: [{ url: '/uploads/a.webp' }, { url: 'b' }],
  }
  const html = renderPage(BlogPage, { path: '/blogs/8', loaderData: { post: content } })
  expect(html).toMatch(/<h1[^>]*>Le contrat</)
  expect(html).toMatch(/Publié le <time[^>]*>3 mars 2026</)
  expect(html).toContain('src="/uploads/a.webp')
  expect(html).toContain('<p>Lisez <b>tout</b>.</p>')
})
