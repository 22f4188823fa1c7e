import { useEffect, useState } from 'react'
import { takeIntent } from '../../../lib/storage/stored-route.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { MessageCircle } from '../../../ui/icons.ts'
import { showError } from '../../../ui/notices/notice-store.ts'
import type { WriteFlow, WrittenAbout } from './write-flow.tsx'

/** « Écrire à Karim »: what follows is loaded when it is pressed. */
export const WriteButton = (about: WrittenAbout) => {
  const [Flow, setFlow] = useState<typeof WriteFlow | null>(null)
  const open = () =>
    import('./write-flow.tsx').then(
      (chunk) => setFlow(() => chunk.WriteFlow),
      () => showError('Erreur de réseau. Veuillez vérifier votre connexion Internet.'),
    )
  const intent = `message-${about.annonce}-${about.annonceId}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for who wanted to write before signing in.
  useEffect(() => {
    if (takeIntent(intent)) void open()
  }, [])
  const label = `Écrire à ${about.nom}`
  return (
    <>
      <Button variant="quiet" block onClick={open} aria-label={label} icon={<MessageCircle className="size-5" />}>
        <span className="max-lg:hidden">
          Écrire à <bdi>{about.nom}</bdi>
        </span>
      </Button>
      {Flow && <Flow about={about} intent={intent} onClose={() => setFlow(null)} />}
    </>
  )
}
