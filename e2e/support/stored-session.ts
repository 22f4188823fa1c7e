export type DemoAccount = 'admin' | 'proprietaire' | 'chercheur' | 'nouveau'

/** The answer of a sign-in as the browser stores it: the spec's local storage keys. */
export const toStorage = (session: Record<string, unknown>): Record<string, string> => {
  const { accessToken, tokenType, id, username, email, roles, subscribed } = session
  return {
    user: JSON.stringify({ id, username, email, roles, subscribed }),
    token: String(accessToken),
    tokenType: String(tokenType),
    subscribed: JSON.stringify(subscribed),
    demandeFilled: JSON.stringify(session.demandeFilled),
    profileFilled: JSON.stringify(session.profileFilled),
    emailVerified: JSON.stringify(session.emailVerified),
    timestamp: String(Date.now()),
  }
}

/** Signs a demo account in and returns what the browser would then store. */
export const storedSession = async (url: string, account: DemoAccount): Promise<Record<string, string>> => {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account, password: 'colocdar' }),
  })
  if (!answer.ok) throw new Error(`${account} cannot sign in: ${await answer.text()}`)
  return toStorage((await answer.json()) as Record<string, unknown>)
}
