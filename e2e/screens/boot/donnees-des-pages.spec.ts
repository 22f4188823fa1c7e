import { expect, requestTest as test } from '../../support/test.ts'

const linksIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path)

/** One page of each kind that search engines know: those that the server renders with data. */
const onePageOfEachKind = async (origin: string): Promise<string[]> => {
  const read = async (path: string) => linksIn(await (await fetch(`${origin}${path}`)).text())
  const pages = (await Promise.all((await read('/sitemap.xml')).map(read))).flat()
  return [...new Map(pages.map((page) => [page.replace(/\d+/g, ''), page])).values()]
}

/** React Router writes a list of values, in which lists name others by their number: a name says a type that JSON lacks. */
const typesBeyondJson = (data: string): unknown[] =>
  (JSON.parse(data.split('\n')[0] ?? '') as unknown[]).filter(
    (value) => Array.isArray(value) && typeof value[0] === 'string',
  )

test('loaders return nothing that the JSON of a page would lose', async ({ baseURL }) => {
  const origin = baseURL as string
  const pages = await onePageOfEachKind(origin)
  expect(pages.length).toBeGreaterThan(8)
  for (const page of pages) {
    const { pathname, search } = new URL(page, origin)
    const answer = await fetch(`${origin}${pathname === '/' ? '/_' : pathname}.data${search}`)
    expect([answer.status, answer.headers.get('content-type')], page).toEqual([200, 'text/x-script'])
    expect(typesBeyondJson(await answer.text()), page).toEqual([])
  }
})
