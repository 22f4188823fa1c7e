import { type Cle, cles, maxCles } from '@colocdar/contracts/cles'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../../lib/client/client.ts'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { hasWebAuthn } from '../../../lib/client/webauthn.ts'
import { formatDate } from '../../../lib/formats/dates.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { KeyRound } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { LoadError } from '../../../ui/notices/load-error.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Removal } from '../../../ui/overlays/removal.tsx'
import { NewCleForm } from './new-cle-form.tsx'

/** The member's passkeys: add one, remove one. */
export const ClesCard = ({ list }: { list: LoadState<Cle[]> }) => {
  const [adding, setAdding] = useState(false)
  const { revalidate } = useRevalidator()
  const hydrated = useHydrated()
  const close = () => setAdding(false)
  const full = (list.value?.length ?? 0) >= maxCles
  return (
    <Card id="cles" className="flex scroll-mt-28 flex-col items-start gap-4">
      <h2 className="text-2xl">Clés d’accès</h2>
      <p className="text-brume">
        Connectez-vous sans rien taper, par l’empreinte, le visage ou le code de votre appareil. Votre mot de passe
        reste valable.
      </p>
      {list.value ? (
        <CleList list={list.value} />
      ) : (
        <LoadError>
          <p>Vos clés d’accès n’ont pas pu être chargées.</p>
        </LoadError>
      )}
      {hydrated && !hasWebAuthn() ? (
        <p className="text-brume">Ce navigateur ne permet pas d’en ajouter une.</p>
      ) : full ? (
        <p className="text-brume">{`Vous en avez ${maxCles}\u00a0: supprimez-en une pour en ajouter une autre.`}</p>
      ) : (
        <Button variant="quiet" icon={<KeyRound className="size-5" />} onClick={() => setAdding(true)}>
          Ajouter une clé d’accès
        </Button>
      )}
      <Dialog
        open={adding}
        onClose={close}
        title="Ajouter une clé d’accès"
        description="Votre appareil vous demandera ensuite votre empreinte, votre visage ou votre code."
      >
        {adding && (
          <NewCleForm
            onCancel={close}
            onDone={() => {
              close()
              showToast({ title: 'Clé d’accès ajoutée' })
              void revalidate()
            }}
          />
        )}
      </Dialog>
    </Card>
  )
}

const CleList = ({ list }: { list: Cle[] }) => {
  const { revalidate } = useRevalidator()
  if (list.length === 0) return null
  const remove = async (id: number): Promise<void> => {
    await call(cles.remove, { params: { id } })
    showToast({ title: 'Clé d’accès supprimée' })
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
              {`Ajoutée le ${formatDate(creeeLe)}, `}
              {utiliseeLe ? (
                <>
                  utilisée <RelativeTime instant={utiliseeLe} />
                </>
              ) : (
                'jamais utilisée'
              )}
            </p>
          </div>
          <Removal
            label="Supprimer"
            spokenLabel={`Supprimer la clé d’accès ${nom}`}
            question="Supprimer cette clé d’accès&nbsp;?"
            consequence={`«\u00a0${nom}\u00a0» n’ouvrira plus votre compte. Effacez-la aussi sur votre appareil.`}
            what="clé d’accès"
            remove={() => remove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
