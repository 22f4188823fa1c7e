import { type Alerte, type AlerteFrequence, alertes } from '@colocdar/contracts/alertes'
import { useId } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/alertes'
import { call } from '../../../lib/client/client.ts'
import { Badge } from '../../../ui/elements/badge.tsx'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Bell, BellOff, Trash2 } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useChange } from '../../../ui/notices/use-change.ts'
import { alerteTexts, frequenceOptions, listOf } from '../alerte-label.ts'

/** One alert: what it looks for, how often it writes, and its list. */
export const AlerteCard = ({ alerte }: { alerte: Alerte }) => {
  const { busy, run } = useChange(texts.unchanged, useRevalidator().revalidate)
  const params = { id: alerte.id }
  const change = (frequence: AlerteFrequence) =>
    run(
      () => call(alertes.update, { params, body: { frequence } }),
      frequence === 'arretee' ? texts.stopped : texts.changed,
    )
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
        aria-busy={busy}
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
          onClick={() => void run(() => call(alertes.remove, { params }), texts.removed)}
          aria-label={texts.removeLabel(filters)}
          icon={<Trash2 className="size-5 text-grenade" />}
        >
          {texts.remove}
        </Button>
      </div>
    </Card>
  )
}
