import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { createBuildAt } from './page-builds.ts'

const route = (id: string, path?: string, parentId = 'site') => [id, { id, parentId, path, module: {} }] as const
const routes = {
  root: { id: 'root', path: '', module: {} },
  site: { id: 'site', parentId: 'root', module: {} },
  ...Object.fromEntries([
    route('accueil'),
    route('offres', '/coloc/offres'),
    route('offre', '/coloc/:id'),
    route('ville', '/coloc/ville/:id/offres'),
    route('sitemap', 'sitemap/:name', 'root'),
    route('plan', '/sitemap/:index', 'root'),
    route('robots', '/robots.txt', 'root'),
    route('flux', '/flux.xml/:id', 'root'),
    route('not-found', '*'),
  ]),
}
const build = { routes, assets: { routes, version: '1' } } as unknown as ServerBuild
const buildAt = createBuildAt(build)

it.each([
  ['/', ['root', 'site', 'accueil']],
  ['/coloc/offres', ['root', 'site', 'offres']],
  ['/Coloc/OFFRES', ['root', 'site', 'offres']],
  ['/coloc/12', ['root', 'site', 'offre']],
  ['/coloc/ville/3/offres', ['root', 'site', 'ville']],
  ['/robots.txt', ['root', 'robots']],
  ['/flux.xml/3', ['root', 'flux']],
])('the page at %s is made from its own routes', (path, ids) => {
  const found = buildAt(path)
  expect(Object.keys(found.routes)).toEqual(ids)
  expect(found.assets).toMatchObject({ version: '1', routes: Object.fromEntries(ids.map((id) => [id, { id }])) })
})

it.each([
  ['that no page has', '/nulle/part'],
  ['of nothing', '/coloc/'],
  ['that two pages fit', '/sitemap/offres'],
  ['with encoded signs, which may be those of another page', '/coloc/offre%73'],
  ['of loader data alone', '/coloc/12.data'],
  ['of the table of routes', '/__manifest'],
  ['with another sign where a page has a dot', '/fluxxxml/3'],
])('an address %s gets all routes', (_what, path) => expect(buildAt(path)).toBe(build))
