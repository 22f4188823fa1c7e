import type { LogementType } from '@colocdar/contracts/enumerations'
import type { OffreDetailEdition } from '@colocdar/contracts/offres'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useInterrupted } from '../../../../lib/drafts/use-interrupted.ts'
import { logementLabels } from '../../../../lib/formats/labels.ts'
import { readNumber } from '../../../../lib/forms/read-number.ts'
import { Button } from '../../../../ui/elements/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useVilleOptions } from '../../../villes/use-ville-options.ts'
import { showOffreSaved } from '../../offre-saved.ts'
import { saveOffre } from '../../own-offre.ts'
import type { ShownOffre } from '../../shown-offre.ts'

interface OffreQuickEditProps {
  offre: ShownOffre
  onSaved: (offre: ShownOffre) => void
  onCancel: () => void
}

/** Edits what owners change most, on the page itself. The server checks what is typed. */
export default function OffreQuickEdit({ offre, onSaved, onCancel }: OffreQuickEditProps) {
  const villes = useVilleOptions(offre.ville)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // On a phone the button that opened it is far below.
  useEffect(() => title.current?.focus(), [])
  const { draft } = useInterrupted(`coloc-${offre.id}`, () => typedIn(form.current))
  const start = (name: string, value: string | number | null | undefined): string =>
    String(draft?.[name] ?? value ?? '')
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = changeOf(new FormData(event.currentTarget))
    setState('sending')
    try {
      const saved = await saveOffre(offre.id, change)
      showOffreSaved(saved)
      onSaved(saved)
    } catch (error) {
      console.error(`modification de l’offre ${offre.id}`, error)
      setState('failed')
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
        className="mt-5 grid gap-5 sm:grid-cols-2"
      >
        <SelectField
          label="Ville"
          name="ville"
          // The options load after the form: a new list must not lose the selection.
          key={villes.length}
          defaultValue={start('ville', offre.ville?.id)}
          options={villes}
        />
        <TextField label="Adresse" name="adresse" defaultValue={start('adresse', offre.adresse)} />
        <SelectField
          label="Type de logement"
          name="type"
          defaultValue={start('type', offre.logementType)}
          options={types}
        />
        <TextField label="Prix" name="prix" inputMode="decimal" unit="dh" defaultValue={start('prix', offre.prix)} />
        <TextField
          label="Superficie"
          name="superficie"
          inputMode="decimal"
          unit="m²"
          defaultValue={start('superficie', offre.superficie)}
        />
        <TextField
          label="Nombre de colocataires"
          name="nbrColoc"
          inputMode="numeric"
          defaultValue={start('nbrColoc', offre.nbrColoc)}
        />
        <div className="sm:col-span-2">
          <TextArea label="Description" name="description" defaultValue={start('description', offre.description)} />
        </div>
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <Button type="submit" loading={state === 'sending'}>
            Enregistrer
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
          <p role="status" className="text-grenade text-sm">
            {state === 'failed' && 'L’enregistrement n’a pas abouti.'}
          </p>
        </div>
      </form>
    </Card>
  )
}

const types = Object.entries(logementLabels).map(([value, label]) => ({ value, label }))

const typedIn = (form: HTMLFormElement | null): Record<string, unknown> =>
  form ? Object.fromEntries(new FormData(form)) : {}

const changeOf = (form: FormData): OffreDetailEdition => {
  const typed = (name: string): string => String(form.get(name) ?? '').trim()
  const number = (name: string): number => readNumber(typed(name)) ?? 0
  return {
    adresse: typed('adresse'),
    prix: number('prix'),
    superficie: number('superficie'),
    nbrColoc: number('nbrColoc'),
    description: typed('description'),
    type: typed('type') as LogementType,
    ville: number('ville'),
  }
}
