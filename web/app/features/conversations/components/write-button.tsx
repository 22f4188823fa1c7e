import { useEffect, useState } from 'react'
import * as texts from '#texts/features/conversations'
import { takeIntent } from '../../../lib/storage/stored-route.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
import { MessageCircle } from '../../../ui/icons.ts'
import { showError } from '../../../ui/notices/notice-store.ts'
import type { WriteFlow, WrittenAbout } from './write-flow.tsx'

/** « Écrire à Karim »: what follows is loaded when it is pressed. */
export const WriteButton = (about: WrittenAbout) => {
  const [Flow, setFlow] = useState<typeof WriteFlow | null>(null)
  const open = () =>
    import('./write-flow.tsx').then(
      (chunk) => setFlow(() => chunk.WriteFlow),
      () => showError(texts.noNetwork),
    )
  const intent = `message-${about.annonce}-${about.annonceId}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who wanted to write before signing in.
  useEffect(() => {
    if (takeIntent(intent)) void open()
  }, [])
  return (
    <>
      <Button
        variant="quiet"
        block
        onClick={open}
        aria-label={texts.writeTo(about.nom)}
        icon={<MessageCircle className="size-5" />}
      >
        <span className="max-lg:hidden">
          <Filled text={texts.writeTo('{nom}')} values={{ nom: <bdi>{about.nom}</bdi> }} />
        </span>
      </Button>
      {Flow && <Flow about={about} intent={intent} onClose={() => setFlow(null)} />}
    </>
  )
}
