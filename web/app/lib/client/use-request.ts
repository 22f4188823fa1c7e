import { useState } from 'react'

export type RequestState = 'idle' | 'sending' | 'succeeded' | 'failed'

/** The state of a request that a screen sends: `const [state, send] = useRequest(…)`. */
export const useRequest = <Args extends unknown[]>(
  request: (...args: Args) => Promise<void>,
): [RequestState, (...args: Args) => Promise<void>] => {
  const [state, setState] = useState<RequestState>('idle')
  const send = async (...args: Args): Promise<void> => {
    setState('sending')
    try {
      await request(...args)
      setState('succeeded')
    } catch {
      setState('failed')
    }
  }
  return [state, send]
}
