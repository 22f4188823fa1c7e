import { donnees } from '@colocdar/contracts/donnees'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { call } from '../../../lib/client/client.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { Download, Trash2 } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { RemovalForm } from './removal-form.tsx'

/** Rights under law 09-08: download a copy of the stored data, delete the account. */
export const DonneesCard = () => {
  const [asking, setAsking] = useState(false)
  const [state, download] = useRequest(downloadDonnees)
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">Vos données</h2>
      <p className="text-brume">
        Vous pouvez emporter tout ce que Colocdar garde à votre sujet, ou tout effacer.{' '}
        <Link to={paths.policies()} className="lien">
          Politique de confidentialité
        </Link>
      </p>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <Button
          variant="quiet"
          icon={<Download className="size-5" />}
          loading={state === 'sending'}
          onClick={() => void download()}
        >
          Télécharger mes données
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 className="size-5" />}
          onClick={() => setAsking(true)}
          className="text-grenade"
        >
          Supprimer mon compte
        </Button>
      </div>
      <p role="status" className="text-grenade text-sm empty:hidden">
        {state === 'failed' && 'Le téléchargement n’a pas abouti. Réessayez dans un instant.'}
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Supprimer votre compte&nbsp;?"
        description="Votre profil, votre numéro, vos annonces, leurs photos et vos avis disparaissent aussitôt. Cela ne se défait pas."
      >
        <RemovalForm onCancel={() => setAsking(false)} />
      </Dialog>
    </Card>
  )
}

const fileName = 'colocdar-mes-donnees.json'

/** Downloads what Colocdar stores about the member. By fetch: a plain link could not send the token. */
const downloadDonnees = async (): Promise<void> => {
  const everything = await call(donnees.export, {})
  const address = URL.createObjectURL(new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  URL.revokeObjectURL(address)
}
