import { useState } from 'react'
import * as texts from '#texts/features/facteurs'
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
      <Alert tone="warning" title={texts.keepCodesTitle}>
        <p>{texts.keepCodesText}</p>
      </Alert>
      <ol dir="ltr" aria-label={texts.codes} className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" className="text-brume text-sm empty:hidden">
        {state === 'copied' && texts.copied}
        {state === 'refused' && texts.copyRefused}
      </p>
      <FormActions>
        <Button
          variant="quiet"
          icon={state === 'copied' ? <Check className="size-5" /> : <Copy className="size-5" />}
          onClick={() => void copy()}
        >
          {texts.copyCodes}
        </Button>
        <Button onClick={onDone}>{texts.codesKept}</Button>
      </FormActions>
    </>
  )
}
