import { appareilName } from '@colocdar/contracts/appareils'
import { type SessionOuverte, sessions } from '@colocdar/contracts/sessions'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/sessions'
import { call } from '../../../lib/client/client.ts'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { LogOut } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { LoadError } from '../../../ui/notices/load-error.tsx'
import { useChange } from '../../../ui/notices/use-change.ts'

/** Where the member is signed in; every other session can be ended. */
export const SessionsCard = ({ list }: { list: LoadState<SessionOuverte[]> }) => {
  const { busy, run } = useChange(texts.unchanged, useRevalidator().revalidate)
  const others = list.value?.filter(({ courante }) => !courante) ?? []
  return (
    <Card id="appareils" className="flex scroll-mt-28 flex-col items-start gap-4">
      <h2 className="text-2xl">{texts.title}</h2>
      <p className="text-brume">{texts.lead}</p>
      {list.value ? (
        <ul className="flex w-full flex-col gap-3">
          {list.value.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-3 border-bord border-b pb-3"
            >
              <SessionText session={session} />
              {session.courante ? (
                <Badge tone="menthe">{texts.thisDevice}</Badge>
              ) : (
                <Button
                  variant="quiet"
                  loading={busy}
                  onClick={() => void run(() => call(sessions.remove, { params: { id: session.id } }), texts.ended)}
                  aria-label={texts.endSpoken(appareilName(session))}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <LoadError>
          <p>{texts.loadFailed}</p>
        </LoadError>
      )}
      {others.length > 0 && (
        <Button
          variant="quiet"
          icon={<LogOut className="size-5 rtl:-scale-x-100" />}
          loading={busy}
          onClick={() => void run(() => call(sessions.removeOthers, {}), texts.othersEnded)}
        >
          {texts.endOthers}
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
        texts.inUse
      ) : (
        <Filled text={texts.lastUse} values={{ when: <RelativeTime instant={session.utiliseeLe} /> }} />
      )}
    </p>
  </div>
)
