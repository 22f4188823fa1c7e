import { useRef, useState } from 'react'
import { reasonOf } from './server-message.ts'

export type RequestState = 'idle' | 'sending' | 'succeeded' | 'failed'

/**
 * A request that a screen sends, once at a time however often its button is pressed, and why it failed:
 * `const [state, send, reason] = useRequest(…)`.
 */
export const useRequest = <Args extends unknown[]>(
  request: (...args: Args) => Promise<void>,
  onFailure: (error: unknown) => void = () => {},
): [RequestState, (...args: Args) => Promise<void>, reason: string | null, error: unknown] => {
  const [{ state, error }, setState] = useState<{ state: RequestState; error?: unknown }>({ state: 'idle' })
  const underWay = useRef(false)
  const send = async (...args: Args): Promise<void> => {
    // A second click may come before the button is disabled.
    if (underWay.current) return
    underWay.current = true
    setState({ state: 'sending' })
    try {
      await request(...args)
      setState({ state: 'succeeded' })
    } catch (error) {
      setState({ state: 'failed', error })
      onFailure(error)
    } finally {
      underWay.current = false
    }
  }
  return [state, send, state === 'failed' ? reasonOf(error) : null, error]
}
