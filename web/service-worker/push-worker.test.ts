import { describe, expect, it, vi } from 'vitest'
import { type PushScope, receivePush } from './push-worker.ts'

const origin = 'https://colocdar.test'

const setUp = (urls: string[] = []) => {
  const listeners = new Map<string, (event: never) => void>()
  const windows = urls.map((url) => ({
    url: origin + url,
    focus: vi.fn(async () => {}),
    navigate: vi.fn(async () => {}),
  }))
  const uses = () => windows.map(({ focus, navigate }) => [focus.mock.calls.length, navigate.mock.calls.length])
  const show = vi.fn(async () => {})
  const openWindow = vi.fn(async () => {})
  receivePush({
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    registration: { showNotification: show },
    clients: { matchAll: async () => windows, openWindow },
    location: { origin },
  } as PushScope)
  const dispatch = async (type: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void work.push(promise) } as never)
    await Promise.all(work)
  }
  const close = vi.fn()
  const press = (navigate: string) => dispatch('notificationclick', { notification: { data: { navigate }, close } })
  return { uses, show, openWindow, close, press, receive: (data: unknown) => dispatch('push', { data }) }
}

describe('a notification', () => {
  it('shows what was sent, in its language and direction', async () => {
    const { show, receive } = setUp()
    const notification = {
      title: 'رسالة',
      body: 'بخصوص',
      lang: 'ar',
      dir: 'rtl',
      tag: 'a',
      navigate: `${origin}/ar/messages/3`,
    }
    await receive({ json: () => ({ web_push: 8030, notification }) })
    const { title, navigate, ...shown } = notification
    expect(show).toHaveBeenCalledExactlyOnceWith(title, { ...shown, icon: '/favicon.svg', data: { navigate } })
  })

  it.each([[null], [{ json: () => ({}) }]])('shows something when %o came, as browsers require', async (data) => {
    const { show, receive } = setUp()
    await receive(data)
    expect(show).toHaveBeenCalledWith('Colocdar', expect.objectContaining({ data: { navigate: `${origin}/` } }))
  })

  it('[SEC-83] never leads to another site', async () => {
    const { show, receive } = setUp()
    await receive({ json: () => ({ notification: { title: 'a', navigate: 'https://attaque.ma/' } }) })
    expect(show).toHaveBeenCalledWith('a', expect.objectContaining({ data: { navigate: `${origin}/` } }))
  })
})

describe('a press on it', () => {
  const page = `${origin}/messages/3`

  it('opens its page where no window is open', async () => {
    const { press, openWindow, close } = setUp()
    await press(page)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(page)
    expect(close).toHaveBeenCalled()
  })

  it('leaves windows with other pages alone: something may be half typed there', async () => {
    const { press, openWindow, uses } = setUp(['/edit-profile', '/about'])
    await press(page)
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(page)
    expect(uses()).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('focuses the window that shows it, and does not load it again', async () => {
    const { press, openWindow, uses } = setUp(['/coloc/12', '/messages/3'])
    await press(page)
    expect(openWindow).not.toHaveBeenCalled()
    expect(uses()).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
})
