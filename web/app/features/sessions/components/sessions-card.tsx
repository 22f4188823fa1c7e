import { appareilName } from '@colocdar/contracts/appareils'
import { type SessionOuverte, sessions } from '@colocdar/contracts/sessions'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isSessionEnd } from '../../../lib/auth/session-end.ts'
import { call } from '../../../lib/client/client.ts'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { reasonOf } from '../../../lib/client/server-message.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { LogOut } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { LoadError } from '../../../ui/notices/load-error.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'

/** Where the member is signed in; every other session can be ended. */
export const SessionsCard = ({ list }: { list: LoadState<SessionOuverte[]> }) => {
  const { busy, end, endOthers } = useSessionEnd()
  const others = list.value?.filter(({ courante }) => !courante) ?? []
  return (
    <Card id="appareils" className="flex scroll-mt-28 flex-col items-start gap-4">
      <h2 className="text-2xl">Appareils connectés</h2>
      <p className="text-brume">
        Là où votre compte est ouvert. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de
        passe.
      </p>
      {list.value ? (
        <ul className="flex w-full flex-col gap-3">
          {list.value.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-3 border-bord border-b pb-3"
            >
              <SessionText session={session} />
              {session.courante ? (
                <Badge tone="menthe">Cet appareil</Badge>
              ) : (
                <Button
                  variant="quiet"
                  loading={busy}
                  onClick={() => void end(session.id)}
                  aria-label={`Déconnecter ${appareilName(session)}`}
                >
                  Déconnecter
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <LoadError>
          <p>Vos appareils n’ont pas pu être chargés.</p>
        </LoadError>
      )}
      {others.length > 0 && (
        <Button variant="quiet" icon={<LogOut className="size-5" />} loading={busy} onClick={() => void endOthers()}>
          Déconnecter les autres
        </Button>
      )}
    </Card>
  )
}

const SessionText = ({ session }: { session: SessionOuverte }) => (
  <div>
    <p className="font-semibold">{appareilName(session)}</p>
    <p className="text-brume text-sm">
      {session.courante ? (
        'Utilisé en ce moment'
      ) : (
        <>
          Dernière utilisation <RelativeTime instant={session.utiliseeLe} />
        </>
      )}
    </p>
  </div>
)

const useSessionEnd = () => {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const run = async (request: () => Promise<void>, title: string): Promise<void> => {
    setBusy(true)
    try {
      await request()
      showToast({ title })
    } catch (error) {
      if (!isSessionEnd(error))
        showToast({ title: 'Rien n’a changé', text: reasonOf(error) ?? '', tone: 'error', duration: 6_000 })
    }
    await revalidate()
    setBusy(false)
  }
  return {
    busy,
    end: (id: number) => run(() => call(sessions.remove, { params: { id } }), 'Appareil déconnecté'),
    endOthers: () => run(() => call(sessions.removeOthers, {}), 'Autres appareils déconnectés'),
  }
}
