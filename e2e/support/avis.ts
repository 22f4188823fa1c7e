import { type APIRequestContext, expect } from '@playwright/test'
import type { Membre } from './membres.ts'

/** A review that the administrator has validated. Returns a function that hides it: the home page shows the newest. */
export const validatedAvis = async (
  request: APIRequestContext,
  { auteur, admin, commentaire }: { auteur: Membre; admin: Membre; commentaire: string },
): Promise<() => Promise<void>> => {
  const data = { commentaire, note: 5, auteurId: auteur.id }
  const { id } = await (await request.post('/api/test/avis', { headers: auteur.headers, data })).json()
  const path = `/api/admin/moderation/avis/${id}`
  const verified = await request.post(`${path}/verify`, { headers: admin.headers, data: { version: 1 } })
  expect(verified.status()).toBe(200)
  return async () => {
    const data = { version: 2, motif: 'Fin du test.' }
    await request.post(`${path}/withdraw`, { headers: admin.headers, data })
  }
}
