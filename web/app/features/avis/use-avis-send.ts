import { type AvisForm, avis } from '@colocdar/contracts/avis'
import { paths } from '@colocdar/contracts/paths'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isSessionEnd } from '../../lib/auth/session-end.ts'
import { call } from '../../lib/client/client.ts'
import { newIdempotencyKey } from '../../lib/client/idempotency-key.ts'
import { reasonOf } from '../../lib/client/server-message.ts'
import { showPopup } from '../../ui/notices/notice-store.ts'

const durations = { success: 2_500, failure: 3_000 } as const

/** Sends a review, shows the result, and goes to the home page on success. */
export const useAvisSend = (auteurId: number) => {
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const attempt = useRef({ text: '', key: '' })

  const send = async (form: AvisForm): Promise<void> => {
    // Sending the same review again after a lost response creates one review; a changed text creates another.
    const text = JSON.stringify(form)
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() }
    setSending(true)
    try {
      await call(avis.create, { body: { ...form, auteurId } }, { idempotencyKey: attempt.current.key })
      showPopup({
        title: 'Succès',
        text: 'Merci\u00a0! Votre avis sera publié une fois validé.',
        duration: durations.success,
        onClose: () => void navigate(paths.home()),
      })
    } catch (error) {
      console.error('avis', error)
      setSending(false)
      if (isSessionEnd(error)) return
      showPopup({
        title: 'Erreur',
        text: ["Une erreur s'est produite lors de l'ajout de l'avis!", reasonOf(error)].filter(Boolean).join(' '),
        tone: 'error',
        duration: durations.failure,
      })
    }
  }
  return { send, sending }
}
