import { type JournalFiltres, journalActions, journalObjets } from '@colocdar/contracts/journal'
import { paths } from '@colocdar/contracts/paths'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { objetLabels } from './journal-lines.tsx'

export const JournalFilters = ({ filter }: { filter: JournalFiltres }) => (
  <Form
    action={paths.adminJournal()}
    aria-label="Filtrer le journal"
    className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
  >
    <SelectField
      label="Action"
      name="action"
      defaultValue={filter.action ?? ''}
      placeholder="Toutes"
      options={Object.entries(journalActions).map(([value, label]) => ({ value, label }))}
    />
    <SelectField
      label="Objet"
      name="objet"
      defaultValue={filter.objet ?? ''}
      placeholder="Tous"
      options={journalObjets.map((objet) => ({ value: objet, label: objetLabels[objet] }))}
    />
    <div className="max-sm:col-span-2">
      <TextField label="Numéro" name="objetId" inputMode="numeric" defaultValue={filter.objetId} />
    </div>
    <TextField label="Depuis" name="depuis" type="date" defaultValue={filter.depuis} />
    <TextField label="Jusqu’au" name="jusqua" type="date" defaultValue={filter.jusqua} />
    {filter.acteurId && <input type="hidden" name="acteurId" value={filter.acteurId} />}
    <div className="mb-1.5 flex gap-2 max-sm:col-span-2">
      <Button type="submit">Filtrer</Button>
      <ButtonLink to={paths.adminJournal()} variant="quiet">
        Effacer
      </ButtonLink>
    </div>
  </Form>
)
