import { useState } from 'react'
import { Button } from '../../../ui/elements/button.tsx'
import { Check, Copy } from '../../../ui/icons.ts'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Shown once: the server stores only their digests. */
export const CodesSecours = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setState('copied'),
      // Not allowed, or not over HTTPS.
      () => setState('refused'),
    )
  return (
    <>
      <Alert tone="warning" title="Gardez ces dix codes de secours">
        <p>
          Ils ne seront plus montrés. Chacun remplace une fois votre téléphone&nbsp;: rangez-les dans un gestionnaire de
          mots de passe ou sur papier.
        </p>
      </Alert>
      <ol dir="ltr" aria-label="Codes de secours" className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" className="text-brume text-sm empty:hidden">
        {state === 'copied' && 'Codes copiés.'}
        {state === 'refused' && 'Le navigateur ne permet pas de copier\u00a0: sélectionnez les codes.'}
      </p>
      <FormActions>
        <Button
          variant="quiet"
          icon={state === 'copied' ? <Check className="size-5" /> : <Copy className="size-5" />}
          onClick={() => void copy()}
        >
          Copier les codes
        </Button>
        <Button onClick={onDone}>Je les ai gardés</Button>
      </FormActions>
    </>
  )
}
