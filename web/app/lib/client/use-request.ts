import { useState } from 'react'
import { reasonOf } from './server-message.ts'

export type RequestState = 'idle' | 'sending' | 'succeeded' | 'failed'

/** The state of a request that a screen sends, and why it failed: `const [state, send, reason] = useRequest(…)`. */
export const useRequest = <Args extends unknown[]>(
  request: (...args: Args) => Promise<void>,
  onFailure: (error: unknown) => void = () => {},
): [RequestState, (...args: Args) => Promise<void>, string | null] => {
  const [state, setState] = useState<RequestState>('idle')
  const [reason, setReason] = useState<string | null>(null)
  const send = async (...args: Args): Promise<void> => {
    setState('sending')
    try {
      await request(...args)
      setState('succeeded')
    } catch (error) {
      setReason(reasonOf(error))
      setState('failed')
      onFailure(error)
    }
  }
  return [state, send, reason]
}
