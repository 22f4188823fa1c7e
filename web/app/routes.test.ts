import { expect, it } from 'vitest'
import routes from './routes.ts'

interface Entry {
  path?: string | undefined
  file: string
  children?: Entry[] | undefined
}

/** The paths below a layout, however deep. */
const pathsBelow = (entries: Entry[], file: string, inside = false): string[] =>
  entries.flatMap((entry) => [
    ...(inside && entry.path ? [`/${entry.path.replace(/^\//, '')}`] : []),
    ...pathsBelow(entry.children ?? [], file, inside || entry.file === file),
  ])

it('[ROUTE-10, ROUTE-13, ROUTE-14, ROUTE-16, ROUTE-17, ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25] the pages of members stand behind the layout that asks for a session', () => {
  expect(pathsBelow(routes, 'layout/protected.layout.tsx').sort()).toEqual([
    '/add-review',
    '/ajouter-demande-coloc',
    '/ajouter-offre-coloc',
    '/alertes',
    '/annonces',
    '/edit-demande/:demandeId',
    '/edit-profile',
    '/mes-abonnements',
    '/mes-offres',
    '/messages',
    '/messages/:id',
    '/offres',
    '/offres/:id',
    '/profile',
    '/profile/telephone-verification',
  ])
})
