import { paths } from '@colocdar/contracts/paths'
import { useEffect, useRef, useState } from 'react'
import * as texts from '#texts/features/utilisateurs'
import { useAuth } from '../../lib/auth/use-auth.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { Filled } from '../../ui/elements/filled.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.simulationMetaTitle, description: texts.simulationDescription, index: false })

export default function TelephoneVerificationPage() {
  const email = useAuth((auth) => auth.user?.email ?? '')
  return (
    <div className="page-largeur flex max-w-2xl flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{texts.simulationHeading}</h1>
        <p className="mt-3 text-brume text-lg">{texts.simulationLead}</p>
      </div>
      <Alert tone="info" title={texts.simulationTitle}>
        <p>
          <Filled
            text={texts.simulationText}
            values={{
              profile: (
                <Link to={paths.profile()} className="lien">
                  {texts.simulationProfile}
                </Link>
              ),
            }}
          />
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
    if (!/^\d{6}$/.test(code)) return setError(texts.sixDigitsNeeded)
    setError(undefined)
    setStep('done')
  }

  if (step === 'done') {
    return (
      <Alert tone="success" title={texts.simulationDone}>
        <p>{channel === 'telephone' ? texts.telephoneSimulated : texts.emailSimulated(email)}</p>
      </Alert>
    )
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.codeForm}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        advance()
      }}
    >
      <RadioGroup
        label={texts.channel}
        name="canal"
        value={channel}
        onChange={(event) => setChannel(event.target.value as Channel)}
        options={[
          { value: 'telephone', label: texts.telephone, help: texts.telephoneChannelHelp },
          { value: 'email', label: texts.email, help: email },
        ]}
      />
      {step === 'enterCode' && (
        <TextField
          label={texts.code}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
          help={texts.codeHelp}
        />
      )}
      <Button type="submit">{step === 'choose' ? texts.askCode : texts.verifyCode}</Button>
    </form>
  )
}
