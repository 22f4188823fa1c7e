import { AppError } from '@colocdar/contracts/errors'
import { paths } from '@colocdar/contracts/paths'
import {
  motifsBySignalement,
  type SignalementKind,
  type SignalementMotif,
  signalementMotifs,
  signalements,
} from '@colocdar/contracts/signalements'
import { type SubmitEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/features/signalements'
import { authStore } from '../../../lib/auth/auth-store.ts'
import { sessionEnded } from '../../../lib/auth/login-notice.ts'
import { call } from '../../../lib/client/client.ts'
import { reasonOf } from '../../../lib/client/server-message.ts'
import { forgetIntent, routeOf, storeIntent } from '../../../lib/storage/stored-route.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { resendVerification } from '../../auth/resend-verification.ts'

/** The object of the report being written. */
export interface Reported {
  kind: SignalementKind
  id: number
}

interface ReportFormProps extends Reported {
  /** Reported in its place when it is no longer public. */
  otherwise?: Reported
  /** The name of the intent to report this. */
  intent: string
  /** What was chosen before signing in. */
  typed: Record<string, string>
  onClose: () => void
}

interface ReportDialogProps extends ReportFormProps {
  open: boolean
  title: string
}

/** Asks for a reason and a few words. Visitors choose first, then sign in, and find their choice again. */
export const ReportDialog = ({ open, title, onClose, ...reported }: ReportDialogProps) => {
  const close = () => {
    forgetIntent()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={title} description={texts.description} shape="sheet">
      <ReportForm {...reported} onClose={close} />
    </Dialog>
  )
}

const ReportForm = ({ kind, id, otherwise, intent, typed, onClose }: ReportFormProps) => {
  const navigate = useNavigate()
  const here = routeOf(useLocation())
  const [chosen, setChosen] = useState({ motif: typed.motif ?? '', texte: typed.texte ?? '' })
  const [state, setState] = useState<'idle' | 'sending' | 'unverified'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)

  const keepIntent = () => storeIntent({ name: intent, route: here, goal: texts.goal, typed: chosen })

  const signIn = (notice?: typeof sessionEnded) => {
    keepIntent()
    void navigate(paths.login(), notice)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    setMissing(chosen.motif === '')
    if (chosen.motif === '') return event.currentTarget.querySelector('input')?.focus()
    if (!authStore.getState().token) return signIn()
    setState('sending')
    setProblem(null)
    try {
      const { message } = await send({ kind, id }, chosen).catch((error: unknown) => {
        if (otherwise && error instanceof AppError && error.code === 'NOT_FOUND') return send(otherwise, chosen)
        throw error
      })
      showToast({ title: message })
      onClose()
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      if (code === 'UNAUTHENTICATED') return signIn(sessionEnded)
      if (code === 'EMAIL_NOT_VERIFIED') keepIntent()
      setState(code === 'EMAIL_NOT_VERIFIED' ? 'unverified' : 'idle')
      setProblem(reasonOf(error) ?? texts.failed)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <fieldset aria-describedby={missing ? 'signalement-raison' : undefined}>
        <legend className="mb-1 font-semibold">{texts.reason}</legend>
        {motifsBySignalement[kind].map((motif) => (
          <label
            key={motif}
            className="-mx-2 flex min-h-11 items-center gap-3 rounded-champ px-2 hover:bg-majorelle-doux"
          >
            <input
              type="radio"
              name="motif"
              checked={chosen.motif === motif}
              onChange={() => {
                setChosen({ ...chosen, motif })
                setMissing(false)
              }}
              className="size-5 shrink-0 accent-majorelle"
            />
            {signalementMotifs[motif]}
          </label>
        ))}
        <div aria-live="polite">
          {missing && (
            <p id="signalement-raison" className="font-medium text-grenade text-sm">
              {texts.reasonMissing}
            </p>
          )}
        </div>
      </fieldset>
      <TextArea
        label={texts.details}
        help={texts.detailsHelp}
        rows={3}
        maxLength={1000}
        value={chosen.texte}
        onChange={({ target }) => setChosen({ ...chosen, texte: target.value })}
      />
      {problem && (
        <Alert tone="error">
          <p>{problem}</p>
          {state === 'unverified' && (
            <Button variant="quiet" onClick={() => void resendVerification()} className="mt-2">
              {texts.resend}
            </Button>
          )}
        </Alert>
      )}
      <FormActions>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={state === 'sending'} loadingLabel={texts.sending}>
          {texts.send}
        </Button>
      </FormActions>
    </form>
  )
}

/** A reason that this kind of object does not have is another one. */
const send = ({ kind, id }: Reported, { motif, texte }: { motif: string; texte: string }) => {
  const motifs: readonly SignalementMotif[] = motifsBySignalement[kind]
  const known = motifs.find((one) => one === motif) ?? 'AUTRE'
  return call(signalements.create, { body: { kind, objetId: id, motif: known, texte } })
}
