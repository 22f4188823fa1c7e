import { appareilName } from '@colocdar/contracts/appareils'
import type { OutputOf } from '@colocdar/contracts/endpoint'
import { type PushReglages, push, pushSujets } from '@colocdar/contracts/push'
import { useCallback, useEffect, useState } from 'react'
import * as texts from '#texts/features/push'
import { call } from '../../../lib/client/client.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Bell, BellOff } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { showReason, useChange } from '../../../ui/notices/use-change.ts'
import { disablePush, enablePush, type PushSupport, pushSupport } from '../push-device.ts'

const choices = [...pushSujets, 'calme', 'apercu'] as const

/** Which devices are notified, and of what; each choice is stored at once. */
export const PushCard = () => {
  const [etat, setEtat] = useState<OutputOf<typeof push.etat> | null>(null)
  const [support, setSupport] = useState<PushSupport | null>(null)
  const read = useCallback(async () => {
    setSupport(pushSupport())
    await call(push.etat, {}).then(setEtat, showReason(texts.unreadable))
  }, [])
  useEffect(() => void read(), [read])
  const { busy, run } = useChange(texts.unchanged, read)
  const here = etat?.appareils.find(({ ici }) => ici)
  const others = etat?.appareils.filter(({ ici }) => !ici) ?? []
  const change = (name: keyof PushReglages, wanted: boolean) =>
    run(() => call(push.update, { body: { [name]: wanted } }), texts.saved)
  return (
    <Card id="notifications" className="flex scroll-mt-28 flex-col items-start gap-4">
      <h2 className="text-2xl">{texts.heading}</h2>
      {support && support !== 'yes' && <p className="text-brume">{texts.support[support]}</p>}
      {support === 'yes' && etat && (
        <Button
          variant="quiet"
          loading={busy}
          icon={here ? <BellOff className="size-5" /> : <Bell className="size-5" />}
          onClick={() =>
            void (here
              ? run(() => disablePush(here.id), texts.disabled)
              : run(requireEnabled, texts.enabled, texts.unavailable))
          }
        >
          {here ? texts.disable : texts.enable}
        </Button>
      )}
      {support === 'yes' && <p className="text-brume">{texts.whileOpen}</p>}
      {others.length > 0 && (
        <ul aria-label={texts.others} className="flex w-full flex-col gap-2">
          {others.map((appareil) => (
            <li key={appareil.id} className="flex flex-wrap items-center justify-between gap-3">
              <bdi>{appareilName(appareil)}</bdi>
              <Button
                variant="quiet"
                loading={busy}
                aria-label={texts.removeSpoken(appareilName(appareil))}
                onClick={() =>
                  void run(
                    () => call(push.unsubscribe, { params: { id: appareil.id } }),
                    texts.removed(appareilName(appareil)),
                  )
                }
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <fieldset className="flex flex-col gap-2" disabled={!etat} aria-busy={busy}>
        <legend className="text-brume">{texts.sent}</legend>
        {choices.map((name) => (
          <Checkbox
            key={name}
            className="[&>p]:ms-9"
            {...texts.choices[name]}
            checked={etat?.reglages[name] ?? name !== 'apercu'}
            onChange={({ target }) => void change(name, target.checked)}
          />
        ))}
      </fieldset>
    </Card>
  )
}

/** Refused by the member, or by the browser. */
const requireEnabled = async (): Promise<void> => {
  if (!(await enablePush())) throw new Error('refused')
}
