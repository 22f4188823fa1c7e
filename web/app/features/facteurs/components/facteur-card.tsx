import { type Facteur, facteurs } from '@colocdar/contracts/facteurs'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/facteurs'
import { FactorDialog } from '../../../admin/factor-dialog.tsx'
import { call } from '../../../lib/client/client.ts'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { KeyRound, ShieldCheck } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { LoadError } from '../../../ui/notices/load-error.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CodesSecours } from './codes-secours.tsx'
import { FacteurInstallation } from './facteur-installation.tsx'

/** For administrators: whether there is a second factor, new recovery codes, another phone. */
export const FacteurCard = ({ loaded, email }: { loaded: LoadState<Facteur>; email: string }) => {
  const facteur = loaded.value
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [changing, setChanging] = useState(false)
  const [state, renew, reason] = useRequest(async () => setCodes((await call(facteurs.renewCodes, {})).codes))
  const done = () => {
    setCodes(null)
    setChanging(false)
    void revalidate()
  }
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">{texts.title}</h2>
      {facteur ? (
        <p className="text-brume">{stateOf(facteur)}</p>
      ) : (
        <LoadError>
          <p>{texts.loadFailed}</p>
        </LoadError>
      )}
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
      <Dialog open={codes !== null} onClose={done} title={texts.codes} stays>
        {codes && <CodesSecours codes={codes} onDone={done} />}
      </Dialog>
      <Dialog open={changing} onClose={done} title={texts.app} stays>
        {facteur && <FacteurInstallation secret={facteur.secret} email={email} client={call} onDone={done} />}
      </Dialog>
      <FactorDialog />
    </Card>
  )
}

const stateOf = ({ installe, cle, requis, codes }: Facteur): string => {
  if (installe) return texts.installed(codes)
  if (cle) return texts.byCle
  return requis ? texts.missing : texts.notAsked
}
