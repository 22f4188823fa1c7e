import { alertes } from '@colocdar/contracts/alertes'
import { paths } from '@colocdar/contracts/paths'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/features/alertes'
import { refreshFlags } from '../../../lib/auth/refresh-flags.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { call } from '../../../lib/client/client.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { storeRoute, takeIntent } from '../../../lib/storage/stored-route.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { BellPlus } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { VerifyEmailButton } from '../../auth/components/verify-email-button.tsx'
import { alerteTexts, frequenceOptions, type Watched } from '../alerte-label.ts'

/** Turns the search of the previous page into an alert. */
export const NewAlerte = (watched: Watched) => {
  const { type, filtres } = watched
  const [frequence, setFrequence] = useState<keyof typeof texts.createdTexts>('immediate')
  const navigate = useNavigate()
  const [state, create, reason] = useRequest(async () => {
    await call(alertes.create, { body: { type, filtres, frequence } })
    showToast({ title: texts.created, text: texts.createdTexts[frequence] })
    await navigate(paths.alertes(), { replace: true })
  })
  const verified = useVerifiedEmail()
  useEffect(() => void takeIntent('alerte'), [])
  return (
    <Card className="flex flex-col gap-5" aria-labelledby="nouvelle-alerte">
      <h2 id="nouvelle-alerte" className="text-2xl">
        {texts.newTitle}
      </h2>
      <ul aria-label={texts.watched} className="flex flex-wrap gap-2">
        {alerteTexts(watched).map((text) => (
          <li key={text}>
            <Badge>
              <bdi>{text}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
      <RadioGroup
        label={texts.notify}
        name="frequence"
        options={frequenceOptions}
        value={frequence}
        onChange={({ target }) => setFrequence(target.value as typeof frequence)}
      />
      {verified ? (
        <div className="flex flex-col items-start gap-3">
          {state === 'failed' && <Alert tone="error">{reason ?? texts.createFailed}</Alert>}
          <Button onClick={() => void create()} loading={state === 'sending'} icon={<BellPlus className="size-5" />}>
            {texts.create}
          </Button>
        </div>
      ) : (
        <Alert tone="warning" title={texts.verifyFirst}>
          <p>{texts.verifyText}</p>
          <div className="mt-3">
            <VerifyEmailButton />
          </div>
        </Alert>
      )}
    </Card>
  )
}

/** It may have been verified on another device; if not, the link of the mail leads back here. */
const useVerifiedEmail = (): boolean => {
  const verified = useAuth((auth) => auth.emailVerified)
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (verified) return
    storeRoute(`${pathname}${search}`)
    void refreshFlags()
  }, [verified, pathname, search])
  return verified
}
