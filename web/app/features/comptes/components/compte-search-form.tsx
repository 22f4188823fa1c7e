import { compteFiltres } from '@colocdar/contracts/comptes'
import { paths } from '@colocdar/contracts/paths'
import { Form } from 'react-router'
import { Button } from '../../../ui/elements/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Search } from '../../../ui/icons.ts'
import { type CompteSearch, filtreLabels } from '../compte-filtres.ts'

export const CompteSearchForm = ({ search }: { search: CompteSearch }) => (
  <Form action={paths.adminMembres()} role="search" className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_12rem_auto]">
    <TextField
      label="Nom, e-mail ou téléphone"
      type="search"
      name="q"
      maxLength={100}
      defaultValue={search.q}
      icon={<Search className="size-5" />}
    />
    <SelectField
      label="Afficher"
      name="filtre"
      defaultValue={search.filtre}
      options={compteFiltres.map((filtre) => ({ value: filtre, label: filtreLabels[filtre] }))}
    />
    <Button type="submit" className="mb-1.5">
      Rechercher
    </Button>
  </Form>
)
