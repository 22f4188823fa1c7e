import { paths } from '@colocdar/contracts/paths'
import { useEffect, useRef, useState } from 'react'
import { useAuth } from '../../lib/auth/use-auth.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Vérification du téléphone', description: 'Une démonstration, sans envoi.', index: false })

export default function TelephoneVerificationPage() {
  const email = useAuth((auth) => auth.user?.email ?? '')
  return (
    <div className="page-largeur flex max-w-2xl flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">Vérification du téléphone et de l’e-mail</h1>
        <p className="mt-3 text-brume text-lg">Recevez un code et saisissez-le ici.</p>
      </div>
      <Alert tone="info" title="Ceci est une simulation">
        <p>
          Aucun message n’est envoyé, n’importe quel code à six chiffres convient et rien n’est enregistré. Votre e-mail
          se vérifie vraiment depuis{' '}
          <Link to={paths.profile()} className="lien">
            votre profil
          </Link>
          .
        </p>
      </Alert>
      <Card>
        <CodeVerification email={email} />
      </Card>
    </div>
  )
}

type Step = 'choose' | 'enterCode' | 'done'
type Channel = 'telephone' | 'email'

/** A simulated verification: no code is sent, nothing leaves the browser. */
const CodeVerification = ({ email }: { email: string }) => {
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
