import { alertes } from '@colocdar/contracts/alertes'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { call } from '../../lib/client/client.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { BellOff } from '../../ui/icons.ts'
import { Alert } from '../../ui/notices/alert.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Arrêter une alerte', description: 'Ne plus recevoir les e-mails d’une alerte.', index: false })

/** From the link of a mail. Opening it changes nothing: scanners open links too. */
export default function StopAlertePage({ params }: PageProps<never, { token: string }>) {
  const [message, setMessage] = useState<string | null>(null)
  const [state, stop, reason] = useRequest(async () => {
    setMessage((await call(alertes.arret, { body: { token: params.token } })).message)
  })
  return (
    <div className="page-largeur flex justify-center py-10 md:py-16">
      <div className="flex w-full max-w-xl flex-col items-start gap-5 rounded-carte border border-bord bg-papier p-6 shadow-doux sm:p-10">
        <h1 className="text-3xl">Arrêter cette alerte</h1>
        <div aria-live="polite" className="flex flex-col gap-4">
          {message ? (
            <Alert tone="success">{message}</Alert>
          ) : (
            <p className="text-brume">
              Vous ne recevrez plus les e-mails de cette alerte. Elle reste dans votre compte, et vous pourrez la
              reprendre.
            </p>
          )}
          {state === 'failed' && <Alert tone="error">{reason ?? 'L’alerte n’a pas été arrêtée. Réessayez.'}</Alert>}
        </div>
        <noscript>
          {/* The same address takes a POST, as mail programs send it. */}
          <form method="post">
            <button type="submit" className="lien font-semibold">
              Arrêter cette alerte
            </button>
          </form>
        </noscript>
        {!message && (
          <Button onClick={() => void stop()} loading={state === 'sending'} icon={<BellOff className="size-5" />}>
            Arrêter l’alerte
          </Button>
        )}
        <Link to={paths.alertes()} className="lien inline-flex min-h-11 items-center">
          Gérer mes alertes
        </Link>
      </div>
    </div>
  )
}
