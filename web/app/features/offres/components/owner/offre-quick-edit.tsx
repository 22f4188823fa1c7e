import { withModification } from '@colocdar/contracts/modifications'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useInterrupted } from '../../../../lib/drafts/use-interrupted.ts'
import { logementOptions } from '../../../../lib/forms/logement-options.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { CoordonneesNote } from '../../../../ui/forms/coordonnees-note.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useVilleOptions } from '../../../villes/use-ville-options.ts'
import { showOffreSaved } from '../../offre-saved.ts'
import { saveOffre } from '../../own-offre.ts'
import { changeOf, errorsIn, noProblems, problemsOf, type QuickEditProblems } from '../../quick-edit.ts'
import type { ShownOffre } from '../../shown-offre.ts'

interface OffreQuickEditProps {
  offre: ShownOffre
  onSaved: (offre: ShownOffre) => void
  onCancel: () => void
}

/** Edits what owners change most, on the page itself. */
export default function OffreQuickEdit({ offre: shown, onSaved, onCancel }: OffreQuickEditProps) {
  // What waits for a verification goes on from where it was.
  const offre = withModification(shown)
  const villes = useVilleOptions(offre.ville)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // On a phone the button that opened it is far below.
  useEffect(() => title.current?.focus(), [])
  const { draft } = useInterrupted(`coloc-${offre.id}`, () => typedIn(form.current))
  const start = (name: string, value: string | number | null | undefined): string =>
    String(draft?.[name] ?? value ?? '')
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const [typed, setTyped] = useState<readonly string[]>([])
  const [problems, setProblems] = useState<QuickEditProblems>(noProblems)

  const refuse = (found: QuickEditProblems) => {
    setProblems(found)
    setState('failed')
    const wrong = Array.from(form.current?.elements ?? []).find((each) => nameOf(each) in found.errors)
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = changeOf(new FormData(event.currentTarget))
    const errors = errorsIn(change)
    if (Object.keys(errors).length > 0) return refuse({ errors, reason: null })
    setProblems(noProblems)
    setState('sending')
    try {
      const saved = await saveOffre(offre.id, change)
      showOffreSaved(saved)
      onSaved(saved)
    } catch (error) {
      console.error(`modification de l’offre ${offre.id}`, error)
      refuse(problemsOf(error))
    }
  }

  return (
    <Card>
      <h2 ref={title} tabIndex={-1} className="scroll-mt-28 text-2xl">
        Modifier l’annonce
      </h2>
      <form
        ref={form}
        aria-label="Modifier l’annonce"
        noValidate
        onSubmit={save}
        onChange={({ currentTarget }) => setTyped(textsOf(currentTarget))}
        className="mt-5 grid gap-5 sm:grid-cols-2"
      >
        <SelectField
          label="Ville"
          name="ville"
          error={problems.errors.ville}
          // The options load after the form: a new list must not lose the selection.
          key={villes.length}
          defaultValue={start('ville', offre.ville?.id)}
          options={villes}
        />
        <TextField
          label="Adresse"
          name="adresse"
          error={problems.errors.adresse}
          defaultValue={start('adresse', offre.adresse)}
        />
        <SelectField
          label="Type de logement"
          name="type"
          error={problems.errors.type}
          defaultValue={start('type', offre.logementType)}
          options={logementOptions}
        />
        <TextField
          label="Prix"
          name="prix"
          error={problems.errors.prix}
          inputMode="decimal"
          unit="dh"
          defaultValue={start('prix', offre.prix)}
        />
        <TextField
          label="Superficie"
          name="superficie"
          error={problems.errors.superficie}
          inputMode="decimal"
          unit="m²"
          defaultValue={start('superficie', offre.superficie)}
        />
        <TextField
          label="Nombre de colocataires"
          name="nbrColoc"
          error={problems.errors.nbrColoc}
          inputMode="numeric"
          defaultValue={start('nbrColoc', offre.nbrColoc)}
        />
        <div className="sm:col-span-2">
          <TextArea
            label="Description"
            name="description"
            error={problems.errors.description}
            defaultValue={start('description', offre.description)}
          />
        </div>
        <CoordonneesNote texts={typed} />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" loading={state === 'sending'}>
            Enregistrer
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <p role="status" className="text-grenade text-sm">
            {state === 'failed' && ['L’enregistrement n’a pas abouti.', problems.reason].filter(Boolean).join(' ')}
          </p>
        </div>
      </form>
    </Card>
  )
}

const nameOf = (element: Element): string => (element as HTMLInputElement).name

const textsOf = (form: HTMLFormElement): string[] => {
  const data = new FormData(form)
  return ['adresse', 'description'].map((name) => String(data.get(name) ?? ''))
}

const typedIn = (form: HTMLFormElement | null): Record<string, unknown> =>
  form ? Object.fromEntries(new FormData(form)) : {}
