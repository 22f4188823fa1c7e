import { type Facteur, facteurs } from '@colocdar/contracts/facteurs'
import { useEffect, useState } from 'react'
import * as texts from '#texts/features/facteurs'
import { FactorDialog } from '../../../admin/factor-dialog.tsx'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { call } from '../../../lib/client/client.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { KeyRound, ShieldCheck } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CodesSecours } from './codes-secours.tsx'
import { FacteurInstallation } from './facteur-installation.tsx'

/** For administrators: whether there is a second factor, new recovery codes, another phone. */
export const FacteurCard = () => {
  const email = useAuth((auth) => (auth.user?.roles.includes('ROLE_ADMIN') ? auth.user.email : null))
  return email && <AdministratorCard email={email} />
}

const AdministratorCard = ({ email }: { email: string }) => {
  const [facteur, setFacteur] = useState<Facteur | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [changing, setChanging] = useState(false)
  useEffect(() => loadInto(setFacteur), [])
  const [state, renew, reason] = useRequest(async () => setCodes((await call(facteurs.renewCodes, {})).codes))
  const done = () => {
    setCodes(null)
    setChanging(false)
    loadInto(setFacteur)
  }
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">{texts.title}</h2>
      <p className="text-brume">{facteur ? stateOf(facteur) : texts.loading}</p>
      {state === 'failed' && <Alert tone="error">{reason}</Alert>}
      {facteur && (
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          {facteur.installe && (
            <Button
              variant="quiet"
              icon={<KeyRound className="size-5" />}
              loading={state === 'sending'}
              onClick={() => void renew()}
            >
              {texts.renewCodes}
            </Button>
          )}
          <Button variant="quiet" icon={<ShieldCheck className="size-5" />} onClick={() => setChanging(true)}>
            {facteur.installe ? texts.changeApp : texts.installApp}
          </Button>
        </div>
      )}
      <Dialog open={codes !== null} onClose={done} title={texts.codes}>
        {codes && <CodesSecours codes={codes} onDone={done} />}
      </Dialog>
      <Dialog open={changing} onClose={done} title={texts.app}>
        {facteur && <FacteurInstallation secret={facteur.secret} email={email} client={call} onDone={done} />}
      </Dialog>
      <FactorDialog />
    </Card>
  )
}

/** Without an answer the card stays as it is. */
const loadInto = (show: (facteur: Facteur) => void): void => void call(facteurs.read, {}).then(show, () => {})

const stateOf = ({ installe, cle, requis, codes }: Facteur): string => {
  if (installe) return texts.installed(codes)
  if (cle) return texts.byCle
  return requis ? texts.missing : texts.notAsked
}
