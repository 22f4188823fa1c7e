import { villes } from '../schema/villes.ts'
import type { TestData } from './test-app.ts'

let created = 0

export const createVille = async (
  test: TestData,
  nom?: string,
  nomArabe?: string,
): Promise<{ id: number; nom: string }> => {
  created += 1
  const [ville] = await test.deps.db
    .insert(villes)
    .values({ slug: `ville-${created}`, nom: nom ?? `Ville ${created}`, nomArabe, position: created })
    .returning({ id: villes.id, nom: villes.nom })
  if (!ville) throw new Error('the city was not inserted')
  return ville
}
