import type { Client } from '@colocdar/contracts/client'
import { facteurs } from '@colocdar/contracts/facteurs'
import { useState } from 'react'
import * as texts from '#texts/features/facteurs'
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
          {texts.scan}
          {/* White in both schemes: cameras read dark on light. */}
          <QrCodeImage
            code={qrCodeOf(otpauthUri(secret, email))}
            label={texts.qrCode}
            className="mt-3 w-56 max-w-full rounded-champ bg-white text-black"
          />
        </li>
        <li>
          {texts.typeSecret}{' '}
          <code dir="ltr" className="font-bold">
            {groupsOf(secret)}
          </code>
        </li>
        <li>{texts.enterCode}</li>
      </ol>
      <FactorForm
        label={texts.install}
        confirmLabel={texts.next}
        appOnly
        send={async ({ code }) => setCodes((await client(facteurs.install, { body: { secret, code } })).codes)}
      />
    </>
  )
}
