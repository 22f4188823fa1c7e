import { fraicheur, type Lien } from '@colocdar/contracts/fraicheur'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import * as texts from '#texts/features/fraicheur'
import { endsAll } from '#texts/features/visites'
import { call } from '../../lib/client/client.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button, ButtonLink } from '../../ui/elements/button.tsx'
import { Filled } from '../../ui/elements/filled.tsx'
import { Spinner } from '../../ui/elements/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    index: false,
  })

/** Opened by a link in a mail. Opening it changes nothing: mail scanners follow links too; the button answers. */
export default function LienPage({ params: { token } }: PageProps<never, { token: string }>) {
  const [lien, setLien] = useState<Lien | null>(null)
  const [answered, setAnswered] = useState(false)
  const [reading, read] = useRequest(async () => setLien(await call(fraicheur.readLien, { body: { token } })))
  const [answering, answer] = useRequest(async () => {
    const after = await call(fraicheur.answer, { body: { token } })
    setAnswered(after.etat === 'valable')
    setLien(after)
  })
  const readOnArrival = useEffectEvent(() => void read())
  useEffect(() => readOnArrival(), [])
  return (
    <div className="page-largeur flex max-w-2xl flex-col gap-6 py-10 md:py-16">
      <h1 className="text-3xl md:text-4xl">
        <Filled
          text={texts.heading}
          values={{ verb: <span className="whitespace-nowrap">{texts.headingVerb}</span> }}
        />
      </h1>
      <noscript>
        <p className="font-medium text-grenade">{texts.needsScript}</p>
      </noscript>
      <Card className="flex flex-col items-start gap-5">
        {lien === null && reading !== 'failed' && <Spinner label={texts.reading} />}
        {(reading === 'failed' || answering === 'failed') && (
          <Alert tone="error" title={texts.failed}>
            <p>{texts.failedHelp}</p>
          </Alert>
        )}
        {reading === 'failed' && (
          <Button onClick={() => void read()} variant="quiet">
            {texts.retry}
          </Button>
        )}
        {lien && (
          <LienContent lien={lien} answered={answered} busy={answering === 'sending'} onAnswer={() => void answer()} />
        )}
      </Card>
    </div>
  )
}

interface LienContentProps {
  lien: Lien
  answered: boolean
  busy: boolean
  onAnswer: () => void
}

const LienContent = ({ lien: { etat, annonce }, answered, busy, onAnswer }: LienContentProps) => {
  if (!annonce) {
    return (
      <Alert tone="warning" title={texts.gone}>
        <p>{texts.goneHelp}</p>
      </Alert>
    )
  }
  const { kind, reponse, visites = 0 } = annonce
  const words = texts.answers[kind][reponse]
  return (
    <>
      <p dir="auto" className="font-semibold text-lg">
        {annonce.titre}
      </p>
      {answered && (
        <Alert tone="success" title={texts.thanks}>
          <p>{words.done}</p>
        </Alert>
      )}
      {!answered && etat === 'valable' && (
        <>
          {annonce.endormie && reponse === 'disponible' && <p>{texts.wakeHelp}</p>}
          {visites > 0 && <p>{endsAll(visites)}</p>}
          <Button size="large" loading={busy} onClick={onAnswer}>
            {words.button}
          </Button>
        </>
      )}
      {!answered && etat === 'depasse' && (
        <Alert tone="info" title={texts.outdated}>
          <p>{texts.outdatedHelp}</p>
        </Alert>
      )}
      <ButtonLink to={kind === 'offre' ? paths.offre(annonce.id) : paths.demande(annonce.id)} variant="quiet">
        {texts.see}
      </ButtonLink>
    </>
  )
}
