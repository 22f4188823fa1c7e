import { type References, villes } from '@colocdar/contracts/villes'
import { useEffect, useState } from 'react'
import { call } from '../../lib/client/client.ts'
import { idle, type LoadState, loading, settled } from '../../lib/client/load-state.ts'

/** The spec's general data, with its loading flag and error, beside a form that opens without waiting for them. */
export const useReferences = (): { references: LoadState<References>; retry: () => void } => {
  const [references, setReferences] = useState<LoadState<References>>(idle)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads them again.
  useEffect(() => {
    let left = false
    setReferences(loading)
    void settled('references', call(villes.init, {})).then((state) => left || setReferences(state))
    return () => {
      left = true
    }
  }, [attempt])
  return { references, retry: () => setAttempt(attempt + 1) }
}
