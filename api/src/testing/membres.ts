import { markFactor, openSession } from '../features/auth/auth-sessions.service.ts'
import { utilisateurs } from '../schema/utilisateurs.ts'
import type { TestData } from './test-app.ts'

export interface TestMembre {
  id: number
  username: string
  email: string
  token: string
  headers: { authorization: string }
}

/** Columns that differ: `{ emailVerifiedAt: null }`, `{ blockedAt: new Date() }`, `emptyProfile`… */
type MembreChanges = Partial<typeof utilisateurs.$inferInsert>

/** The password of every test member. */
export const membrePassword = 'colocdar'
/** As the product would hash it: checking a password against it takes 75 ms. */
export const costlyPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Cfwhu+43gGrV47oPNJESKg$8M2kZgWfTGEIv1hfqBNen30p2ZBwHz2slNePp3kcqq0'
/** A password that members may choose: theirs is too common for that. */
export const choosablePassword = 'tout-nouveau'
// The password of test members at next to no cost: checking it again and again took a minute of the tests.
const membrePasswordHash =
  '$argon2id$v=19$m=64,t=1,p=1$jFAM6TEtOUWgQ0lgHwE9uQ$rIRn0enGOy3Ew54llqsdmpXpKy7OA4d00N6GHyOqC5I'

export const emptyProfile = {
  nom: null,
  prenom: null,
  age: null,
  telephone: null,
  telephoneE164: null,
  apropos: null,
  langues: [],
  tags: [],
} satisfies MembreChanges

let created = 0

/** A member with a filled profile, a verified e-mail and an open session, inserted directly. */
export const createMembre = async (test: TestData, changes: MembreChanges = {}): Promise<TestMembre> => {
  created += 1
  const now = test.deps.clock()
  const number = String(created).padStart(8, '0')
  const [row] = await test.deps.db
    .insert(utilisateurs)
    .values({
      username: `membre${created}`,
      email: `membre${created}@exemple.ma`,
      passwordHash: membrePasswordHash,
      nom: 'Alaoui',
      prenom: `Fatima ${created}`,
      age: 27,
      telephone: `06${number}`,
      telephoneE164: `+2126${number}`,
      genre: 'FEMME',
      apropos: 'Calme et ordonnée.',
      langues: ['Français', 'Darija'],
      tags: ['Cuisine', 'Lecture', 'Calme'],
      emailVerifiedAt: now,
      termsAcceptedAt: now,
      ...changes,
    })
    .returning({ id: utilisateurs.id, username: utilisateurs.username, email: utilisateurs.email })
  if (!row) throw new Error('the member was not inserted')
  const token = await openSession(test.deps.db, row.id, now)
  return { ...row, token, headers: { authorization: `Bearer ${token}` } }
}

/** The second factor is shown in the session, for servers that require it. */
export const createAdmin = async (test: TestData, changes: MembreChanges = {}): Promise<TestMembre> => {
  const admin = await createMembre(test, { roles: ['ROLE_USER', 'ROLE_ADMIN'], ...changes })
  await markFactor(test.deps.db, admin.token, test.deps.clock())
  return admin
}
