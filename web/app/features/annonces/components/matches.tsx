import type { Correspondance } from '@colocdar/contracts/correspondances'
import { type ReactNode, useState } from 'react'
import { type LoadState, loading, settled } from '../../../lib/client/load-state.ts'
import { counted } from '../../../lib/formats/counted.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Spinner } from '../../../ui/elements/spinner.tsx'

interface MatchesProps {
  title: string
  /** « demande », for the count. */
  noun: string
  none: string
  load: () => Promise<Correspondance[]>
  renderMatch: (match: Correspondance) => ReactNode
}

/** The ads that fit one's own, asked for when opened. */
export const Matches = ({ title, noun, none, load, renderMatch }: MatchesProps) => {
  const [state, setState] = useState<LoadState<Correspondance[]>>({ status: 'idle', value: null, error: null })
  const ask = async () => {
    setState(loading)
    setState(await settled(title, load()))
  }
  return (
    <details
      className="rounded-carte border border-bord bg-papier"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && state.status === 'idle') void ask()
      }}
    >
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">{title}</summary>
      <div aria-live="polite" className="flex flex-col gap-4 px-4 pb-4">
        {state.status === 'loading' && <Spinner label="Recherche en cours" />}
        {state.status === 'failed' && (
          <>
            <p>La recherche n’a pas abouti. Vérifiez votre connexion, puis réessayez.</p>
            <Button variant="quiet" onClick={() => void ask()}>
              Réessayer
            </Button>
          </>
        )}
        {state.status === 'succeeded' && (
          <p className="text-brume text-sm">{state.value.length === 0 ? none : counted(state.value.length, noun)}</p>
        )}
        <ul className="flex flex-col gap-6">{state.value?.map(renderMatch)}</ul>
      </div>
    </details>
  )
}
