import * as texts from '#texts/features/listing'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { Search } from '../../../ui/icons.ts'
import { suggestDemandes, suggestRecherche } from '../../villes/suggest-lieux.ts'
import type { ListingKind } from '../listing.ts'

interface PhraseFieldProps {
  /** Which ads the suggestions count. */
  kind: ListingKind
  defaultValue?: string
  /** Of the button. */
  action: string
}

/** The field for a sentence with the button that sends it: place, kind of home, rent, facts and other words. */
export const PhraseField = ({ kind, defaultValue, action }: PhraseFieldProps) => (
  <div className="relative flex items-center">
    <Combobox
      {...phraseInput}
      defaultValue={defaultValue}
      enterKeyHint="search"
      suggest={suggests[kind]}
      className="min-h-12 w-full rounded-full border border-contour bg-papier ps-5 pe-14 focus-visible:rounded-full"
    />
    <button
      type="submit"
      aria-label={action}
      className="absolute end-0.5 grid size-11 place-items-center rounded-full bg-majorelle text-contraste focus-visible:rounded-full"
    >
      <Search className="size-5" />
    </button>
  </div>
)

const suggests = { offres: suggestRecherche, demandes: suggestDemandes }

/** What the server reads; the same on the home page. */
export const phraseInput = {
  name: 'recherche',
  'aria-label': texts.phrase,
  placeholder: texts.phraseExample,
  maxLength: 200,
}
