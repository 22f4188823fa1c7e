import { type Cle, cles, maxCles } from '@colocdar/contracts/cles'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/cles'
import { call } from '../../../lib/client/client.ts'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { hasWebAuthn } from '../../../lib/client/webauthn.ts'
import { formatDate } from '../../../lib/formats/dates.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { KeyRound } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { LoadError } from '../../../ui/notices/load-error.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Removal } from '../../../ui/overlays/removal.tsx'
import { NewCleForm } from './new-cle-form.tsx'

interface ClesCardProps {
  list: LoadState<Cle[]>
  /** For an administrator without an app. */
  onlyFactor: boolean
}

/** The member's passkeys: add one, remove one. */
export const ClesCard = ({ list, onlyFactor }: ClesCardProps) => {
  const [adding, setAdding] = useState(false)
  const { revalidate } = useRevalidator()
  const hydrated = useHydrated()
  const close = () => setAdding(false)
  const full = (list.value?.length ?? 0) >= maxCles
  return (
    <Card id="cles" className="flex scroll-mt-28 flex-col items-start gap-4">
      <h2 className="text-2xl">{texts.title}</h2>
      <p className="text-brume">{texts.lead}</p>
      {list.value ? (
        <CleList list={list.value} onlyFactor={onlyFactor && list.value.length === 1} />
      ) : (
        <LoadError>
          <p>{texts.loadFailed}</p>
        </LoadError>
      )}
      {hydrated && !hasWebAuthn() ? (
        <p className="text-brume">{texts.unsupported}</p>
      ) : full ? (
        <p className="text-brume">{texts.full(maxCles)}</p>
      ) : (
        <Button variant="quiet" icon={<KeyRound className="size-5" />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      )}
      <Dialog open={adding} onClose={close} title={texts.add} description={texts.addDescription}>
        {adding && (
          <NewCleForm
            onCancel={close}
            onDone={() => {
              close()
              showToast({ title: texts.added })
              void revalidate()
            }}
          />
        )}
      </Dialog>
    </Card>
  )
}

const CleList = ({ list, onlyFactor }: { list: Cle[]; onlyFactor: boolean }) => {
  const { revalidate } = useRevalidator()
  if (list.length === 0) return null
  const remove = async (id: number): Promise<void> => {
    await call(cles.remove, { params: { id } })
    showToast({ title: texts.removed })
    await revalidate()
  }
  return (
    <ul className="flex w-full flex-col gap-3">
      {list.map(({ id, nom, creeeLe, utiliseeLe }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-bord border-b pb-3">
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">
              <bdi>{nom}</bdi>
            </p>
            <p className="text-brume text-sm">
              {utiliseeLe ? (
                <Filled
                  text={texts.addedAndUsed}
                  values={{ added: formatDate(creeeLe), used: <RelativeTime instant={utiliseeLe} /> }}
                />
              ) : (
                texts.addedOnly(formatDate(creeeLe))
              )}
            </p>
          </div>
          <Removal
            label={texts.remove}
            spokenLabel={texts.removeSpoken(nom)}
            question={texts.removeQuestion}
            consequence={onlyFactor ? `${texts.removeEffect(nom)} ${texts.onlyFactor}` : texts.removeEffect(nom)}
            what="cle"
            remove={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
