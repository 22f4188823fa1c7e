import { type MailReglages, type MailSujet, mailSujets, mails } from '@colocdar/contracts/mails'
import { useEffect, useState } from 'react'
import * as texts from '#texts/features/mails'
import { call } from '../../../lib/client/client.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { showReason } from '../../../ui/notices/use-change.ts'
import { MailsWait } from './mails-wait.tsx'

/** Which mails the member wants; each choice is stored at once. */
export const MailsCard = () => {
  const { reglages, change } = useReglages()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-2xl">{texts.heading}</h2>
      <MailsWait />
      <fieldset className="flex flex-col gap-2" disabled={!reglages}>
        <legend className="text-brume">{texts.sent}</legend>
        {mailSujets.map((sujet) => (
          <Checkbox
            key={sujet}
            className="[&>p]:ms-9"
            {...texts.sujets[sujet]}
            checked={reglages?.[sujet] ?? true}
            onChange={({ target }) => void change(sujet, target.checked)}
          />
        ))}
      </fieldset>
      <p className="text-brume">{texts.alwaysSent}</p>
    </Card>
  )
}

const useReglages = () => {
  const [reglages, setReglages] = useState<MailReglages | null>(null)
  useEffect(() => {
    call(mails.reglages, {}).then(setReglages, showReason(texts.unreadable))
  }, [])
  const change = async (sujet: MailSujet, wanted: boolean): Promise<void> => {
    const show = (choice: boolean) => setReglages((shown) => shown && { ...shown, [sujet]: choice })
    show(wanted)
    try {
      await call(mails.update, { body: { [sujet]: wanted } })
      showToast({ title: wanted ? texts.wanted : texts.refused })
    } catch (error) {
      show(!wanted)
      showReason(texts.unchanged)(error)
    }
  }
  return { reglages, change }
}
