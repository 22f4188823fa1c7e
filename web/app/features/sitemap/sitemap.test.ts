import type { Client } from '@colocdar/contracts/client'
import { describe, expect, it } from 'vitest'
import { sitemapAddresses } from './sitemap.ts'

/** Rabat has a studio, Fès only requests. */
const call = (async ({ path }: { path: string }, { query = {} }: { query?: Record<string, unknown> }) => {
  if (path.endsWith('/init'))
    return {
      villeColocInfo: [
        { id: 3, verifiedColocCount: 1, verifiedDemandeCount: 0 },
        { id: 4, verifiedColocCount: 0, verifiedDemandeCount: 2 },
      ],
    }
  if (path.includes('/coloc/search')) return { empty: query.villeId !== 3 || String(query.logementType) !== 'STUDIO' }
  if (path === '/reperes')
    return [
      { slug: 'uir', offres: 1 },
      { slug: 'ehtp', offres: 0 },
    ]
  return { items: [] }
}) as unknown as Client

describe('the sitemap', () => {
  it('[SEARCH-04] lists cities, cities with a type, and landmarks, that have offers', async () => {
    const lists = (await sitemapAddresses(call, 'pages-0'))?.filter((address) => /ville|pres-de/.test(address))
    expect(lists).toEqual([
      '/coloc/ville/3/offres',
      '/coloc/ville/4/demandes',
      '/coloc/ville/3/offres?logementType=STUDIO',
      '/coloc/pres-de/uir',
    ])
  })

  it('has no file of another name', async () => {
    expect(await sitemapAddresses(call, 'pages-1')).toBeNull()
    expect(await sitemapAddresses(call, 'autre-0')).toBeNull()
  })
})
