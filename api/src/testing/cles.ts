import { cles } from '@colocdar/contracts/cles'
import { type Authenticator, createAuthenticator } from './authenticator.ts'
import { callAs } from './call-as.ts'
import { membrePassword, type TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

/** What the server asks a new key for. */
export const cleOptions = async (test: TestApp, membre: TestMembre) =>
  (await callAs(test, membre, cles.prepare, { body: { password: membrePassword } })).body

/** What it asks of a key that signs in. */
export const signinOptions = async (test: TestApp) => (await callAs(test, null, cles.prepareSignin)).body

/** Adds a key to the account. */
export const createCle = async (
  test: TestApp,
  membre: TestMembre,
  authenticator: Authenticator = createAuthenticator(),
): Promise<{ id: number; authenticator: Authenticator }> => {
  const reponse = authenticator.attest(await cleOptions(test, membre))
  const { status, body } = await callAs(test, membre, cles.create, { body: { nom: 'Téléphone', reponse } })
  if (status !== 201) throw new Error(`the key was not added: ${JSON.stringify(body)}`)
  return { id: body.id, authenticator }
}
