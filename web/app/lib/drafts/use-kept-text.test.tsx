import { expect, it, vi } from 'vitest'
import { noSession } from '../auth/auth-state.ts'
import { authStore } from '../auth/auth-store.ts'
import { fakeStorage } from '../testing/fake-storage.ts'
import { renderText } from '../testing/render.tsx'
import { useKeptText } from './use-kept-text.ts'

let type: (texte: string) => void
const Field = () => {
  const [texte, setTexte] = useKeptText('message-conversation-3')
  type = setTexte
  return <p>{texte}</p>
}
const signIn = (id: number) =>
  authStore.setState({ user: { id, username: 'samira', email: 'samira@exemple.ma', roles: [], subscribed: false } })

it('keeps a text as it is typed, for its author alone, also when the session ends meanwhile, and none when it is empty', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  signIn(7)
  renderText(<Field />)
  authStore.setState(noSession)
  type('Bonjour')
  expect(renderText(<Field />)).toBe('')
  signIn(8)
  expect(renderText(<Field />)).toBe('')
  signIn(7)
  expect(renderText(<Field />)).toBe('Bonjour')
  type('')
  expect(localStorage.length).toBe(0)
  authStore.setState(noSession)
})
