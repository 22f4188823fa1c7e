import { useRef, useState } from 'react'

/** Sends a wizard's form once, however often its button is pressed. */
export const useSubmission = <Failure>(failureOf: (error: unknown) => Failure) => {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<Failure | null>(null)
  const underWay = useRef(false)

  const submit = async (send: () => Promise<void>): Promise<void> => {
    // A second click may come before the button is disabled.
    if (underWay.current) return
    underWay.current = true
    setState('sending')
    setFailure(null)
    try {
      await send()
      setState('sent')
    } catch (error) {
      setState('idle')
      setFailure(failureOf(error))
    } finally {
      underWay.current = false
    }
  }

  return { state, failure, submit }
}
