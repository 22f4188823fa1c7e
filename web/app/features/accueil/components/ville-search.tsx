import { paths } from '@colocdar/contracts/paths'
import type { VilleInfo } from '@colocdar/contracts/villes'
import { MapPin, Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../../ui/elements/button.tsx'

/** A plain GET form: it leads to the list of offers with or without JavaScript. */
export const VilleSearch = ({ villes }: { villes: readonly VilleInfo[] }) => (
  <Form
    action={paths.offres()}
    className="flex max-w-xl flex-col gap-2 rounded-3xl border border-bord bg-papier p-2 shadow-doux sm:flex-row sm:items-center sm:rounded-full"
  >
    <div className="relative flex flex-1 items-center">
      <MapPin className="pointer-events-none absolute start-4 size-5 text-terracotta" />
      <label htmlFor="recherche-ville" className="sr-only">
        Dans quelle ville cherchez-vous&nbsp;?
      </label>
      <select
        id="recherche-ville"
        name="villeId"
        defaultValue=""
        className="min-h-12 w-full appearance-none rounded-full bg-transparent ps-12 pe-4 text-lg"
      >
        <option value="">Toutes les villes</option>
        {villes.map((ville) => (
          <option key={ville.id} value={ville.id}>
            {ville.nom}
          </option>
        ))}
      </select>
    </div>
    <Button type="submit" size="large" icon={<Search className="size-5" />}>
      Rechercher
    </Button>
  </Form>
)
