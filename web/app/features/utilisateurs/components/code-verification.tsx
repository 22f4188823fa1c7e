import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/elements/button.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

type Step = 'choose' | 'enterCode' | 'done'
type Channel = 'telephone' | 'email'

/** A simulated verification: no code is sent, nothing leaves the browser. */
export const CodeVerification = ({ email }: { email: string }) => {
  const [step, setStep] = useState<Step>('choose')
  const [channel, setChannel] = useState<Channel>('telephone')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (step === 'enterCode') form.current?.querySelector<HTMLElement>('[name="code"]')?.focus()
  }, [step])

  const advance = () => {
    if (step === 'choose') return setStep('enterCode')
    if (!/^\d{6}$/.test(code)) return setError('Saisissez les six chiffres du code.')
    setError(undefined)
    setStep('done')
  }

  if (step === 'done') {
    return (
      <Alert tone="success" title="Vérification simulée avec succès">
        <p>
          {channel === 'telephone'
            ? 'Votre téléphone serait maintenant vérifié.'
            : `L’adresse ${email} serait maintenant vérifiée.`}
        </p>
      </Alert>
    )
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label="Vérification par code"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        advance()
      }}
    >
      <RadioGroup
        label="Recevoir le code par"
        name="canal"
        value={channel}
        onChange={(event) => setChannel(event.target.value as Channel)}
        options={[
          { value: 'telephone', label: 'Téléphone', help: 'Un SMS au numéro de votre profil' },
          { value: 'email', label: 'E-mail', help: email },
        ]}
      />
      {step === 'enterCode' && (
        <TextField
          label="Code à six chiffres"
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
          help="Simulation&nbsp;: saisissez six chiffres de votre choix."
        />
      )}
      <Button type="submit">{step === 'choose' ? 'Recevoir un code' : 'Vérifier'}</Button>
    </form>
  )
}
