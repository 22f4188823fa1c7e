import { useEffect, useState } from 'react'
import * as texts from '#texts/features/telephone'
import { authStore } from '../../../lib/auth/auth-store.ts'
import { noConnection } from '../../../lib/client/server-message.ts'
import { takeIntent } from '../../../lib/storage/stored-route.ts'
import { Button, type ButtonSize } from '../../../ui/elements/button.tsx'
import { Phone } from '../../../ui/icons.ts'
import { keptNumber, numberKey } from '../shown-numbers.ts'
import type { NumberFlow, NumberOwner, NumberStep } from './number-flow.tsx'

interface ShowNumberProps {
  /** Whose number: the owner of an offer or the author of a request. */
  owner: NumberOwner
  size?: ButtonSize
  block?: boolean
}

/** The button « Afficher le numéro », and then the number. */
export const ShowNumber = ({ owner, size, block }: ShowNumberProps) => {
  const [step, setStep] = useState<NumberStep>({ name: 'idle' })
  const [Flow, setFlow] = useState<typeof NumberFlow | null>(null)
  const ask = async () => {
    setStep({ name: 'loading' })
    try {
      const { NumberFlow } = await import('./number-flow.tsx')
      setFlow(() => NumberFlow)
      setStep({ name: 'asked' })
    } catch {
      setStep({ name: 'failed', message: noConnection })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a number that was asked for on the way here, or shown before a reload.
  useEffect(() => {
    if (takeIntent(numberKey(owner.id)) || keptNumber(owner.id, authStore.getState().user?.id)) void ask()
  }, [])
  return (
    <div>
      {step.name !== 'shown' && (
        <Button
          onClick={ask}
          size={size}
          block={block}
          loading={step.name === 'loading'}
          loadingLabel={texts.loading}
          icon={<Phone className="size-5" />}
        >
          {texts.show}
        </Button>
      )}
      <noscript>
        <p className="text-brume text-sm">{texts.needsScript}</p>
      </noscript>
      {Flow && <Flow owner={owner} step={step} onStep={setStep} />}
      <p role="status" className="font-medium text-grenade not-empty:mt-2">
        {step.name === 'failed' && step.message}
      </p>
    </div>
  )
}
