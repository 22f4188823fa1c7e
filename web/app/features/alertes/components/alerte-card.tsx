import { type Alerte, type AlerteFrequence, alertes } from '@colocdar/contracts/alertes'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/alertes'
import { isSessionEnd } from '../../../lib/auth/session-end.ts'
import { call } from '../../../lib/client/client.ts'
import { reasonOf } from '../../../lib/client/server-message.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Bell, BellOff, Trash2 } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { alerteTexts, frequenceOptions, listOf } from '../alerte-label.ts'

/** One alert: what it looks for, how often it writes, and its list. */
export const AlerteCard = ({ alerte }: { alerte: Alerte }) => {
  const { busy, change, remove } = useAlerteChange(alerte.id)
  const id = useId()
  const filters = alerteTexts(alerte)
  const off = alerte.frequence === 'arretee'
  return (
    <Card className="flex flex-col gap-4" aria-labelledby={id}>
      <h2 id={id} className="flex items-start gap-2 font-semibold font-text text-lg tracking-normal">
        {off ? (
          <BellOff className="mt-0.5 shrink-0 text-brume" />
        ) : (
          <Bell className="mt-0.5 shrink-0 text-terracotta" />
        )}
        <span className="flex flex-wrap gap-1.5">
          {filters.map((text, place) => (
            <Badge key={text} tone={off ? 'neutre' : place === 0 ? 'terracotta' : 'majorelle'}>
              <bdi>{text}</bdi>
            </Badge>
          ))}
        </span>
      </h2>
      <SelectField
        label={texts.notify}
        value={alerte.frequence}
        disabled={busy}
        onChange={({ target }) => void change(target.value as AlerteFrequence)}
        options={[...frequenceOptions, { value: 'arretee', label: texts.never }]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to={listOf(alerte)} className="lien inline-flex min-h-11 items-center font-semibold">
          {texts.show}
        </Link>
        <Button
          variant="quiet"
          loading={busy}
          onClick={() => void remove()}
          aria-label={texts.removeLabel(filters)}
          icon={<Trash2 className="size-5 text-grenade" />}
        >
          {texts.remove}
        </Button>
      </div>
    </Card>
  )
}

const useAlerteChange = (id: number) => {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const run = async (request: () => Promise<unknown>, title: string): Promise<void> => {
    setBusy(true)
    try {
      await request()
      showToast({ title })
    } catch (error) {
      if (!isSessionEnd(error))
        showToast({ title: texts.unchanged, text: reasonOf(error) ?? '', tone: 'error', duration: 6_000 })
    }
    await revalidate()
    setBusy(false)
  }
  return {
    busy,
    change: (frequence: AlerteFrequence) =>
      run(
        () => call(alertes.update, { params: { id }, body: { frequence } }),
        frequence === 'arretee' ? texts.stopped : texts.changed,
      ),
    remove: () => run(() => call(alertes.remove, { params: { id } }), texts.removed),
  }
}
