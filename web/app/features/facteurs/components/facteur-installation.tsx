import type { Client } from '@colocdar/contracts/client'
import { facteurs } from '@colocdar/contracts/facteurs'
import { useState } from 'react'
import { FactorForm } from '../../../admin/factor-form.tsx'
import { qrCodeOf } from '../../../lib/formats/qr-code.ts'
import { QrCodeImage } from '../../../ui/elements/qr-code-image.tsx'
import { groupsOf, otpauthUri } from '../otpauth.ts'
import { CodesSecours } from './codes-secours.tsx'

interface FacteurInstallationProps {
  secret: string
  email: string
  /** As the member, or with the token of a session that is not open yet. */
  client: Client
  onDone: () => void
}

/** A new app: scan, prove it by a code, keep the recovery codes. */
export const FacteurInstallation = ({ secret, email, client, onDone }: FacteurInstallationProps) => {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <CodesSecours codes={codes} onDone={onDone} />
  return (
    <>
      <ol className="list-decimal space-y-4 ps-5">
        <li>
          Installez une application d’authentification sur votre téléphone (Aegis, Google Authenticator, 2FAS…), puis
          scannez ce code&nbsp;:
          {/* White in both schemes: cameras read dark on light. */}
          <QrCodeImage
            code={qrCodeOf(otpauthUri(secret, email))}
            label="Code QR de la clé"
            className="mt-3 w-56 max-w-full rounded-champ bg-white text-black"
          />
        </li>
        <li>
          Sans appareil photo, tapez cette clé&nbsp;:{' '}
          <code dir="ltr" className="font-bold">
            {groupsOf(secret)}
          </code>
        </li>
        <li>Entrez le code que l’application affiche.</li>
      </ol>
      <FactorForm
        label="Installer le second facteur"
        confirmLabel="Continuer"
        appOnly
        send={async ({ code }) => setCodes((await client(facteurs.install, { body: { secret, code } })).codes)}
      />
    </>
  )
}
