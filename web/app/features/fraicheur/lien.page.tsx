import { type FraicheurKind, fraicheur, type Lien } from '@colocdar/contracts/fraicheur'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../lib/client/client.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button, ButtonLink } from '../../ui/elements/button.tsx'
import { Spinner } from '../../ui/elements/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: 'Confirmer une annonce',
    description: 'Votre annonce est-elle toujours d’actualité\u00a0?',
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
        Votre annonce <span className="whitespace-nowrap">est-elle</span> toujours d’actualité&nbsp;?
      </h1>
      <noscript>
        <p className="font-medium text-grenade">Activez JavaScript, ou répondez depuis «&nbsp;Mes annonces&nbsp;».</p>
      </noscript>
      <Card className="flex flex-col items-start gap-5">
        {lien === null && reading !== 'failed' && <Spinner label="Lecture du lien..." />}
        {(reading === 'failed' || answering === 'failed') && (
          <Alert tone="error" title="Nous n’avons pas pu vous répondre">
            <p>Vérifiez votre connexion, puis réessayez.</p>
          </Alert>
        )}
        {reading === 'failed' && (
          <Button onClick={() => void read()} variant="quiet">
            Réessayer
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
      <Alert tone="warning" title="Ce lien ne mène plus à rien">
        <p>L’annonce a été supprimée, ou le lien est trop ancien.</p>
      </Alert>
    )
  }
  const { kind, reponse } = annonce
  const words = texts[kind][reponse]
  return (
    <>
      <p dir="auto" className="font-semibold text-lg">
        {annonce.titre}
      </p>
      {answered && (
        <Alert tone="success" title="Merci, c’est noté">
          <p>{words.done}</p>
        </Alert>
      )}
      {!answered && etat === 'valable' && (
        <>
          {annonce.endormie && <p>Sans nouvelles de vous, elle a quitté les listes. Un clic la réveille.</p>}
          <Button size="large" loading={busy} onClick={onAnswer}>
            {words.button}
          </Button>
        </>
      )}
      {!answered && etat === 'depasse' && (
        <Alert tone="info" title="Ce lien est dépassé">
          <p>L’annonce a été confirmée ou a changé depuis cet e-mail&nbsp;: il n’y a plus rien à faire ici.</p>
        </Alert>
      )}
      <ButtonLink to={kind === 'offre' ? paths.offre(annonce.id) : paths.demande(annonce.id)} variant="quiet">
        Voir l’annonce
      </ButtonLink>
    </>
  )
}

const texts: Record<FraicheurKind, Record<'disponible' | 'partie', { button: string; done: string }>> = {
  offre: {
    disponible: { button: 'Toujours disponible', done: 'Votre annonce est en ligne, confirmée aujourd’hui.' },
    partie: { button: 'C’est loué', done: 'Votre annonce est marquée comme louée et a quitté les listes.' },
  },
  demande: {
    disponible: { button: 'Je cherche toujours', done: 'Votre demande est en ligne, confirmée aujourd’hui.' },
    partie: { button: 'J’ai trouvé', done: 'Votre demande a quitté les listes. Un clic la réveille si besoin.' },
  },
}
