import { paths, withQuery } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/accueil'
import { logementOptions } from '../../../lib/forms/logement-options.ts'
import { localPath } from '../../../lib/local-paths.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { ChevronDown, MapPin, Search } from '../../../ui/icons.ts'
import { phraseInput } from '../../listing/components/phrase-field.tsx'
import { queryOf } from '../../listing/filter-total.ts'
import { suggestRecherche } from '../../villes/suggest-lieux.ts'

/**
 * Place, highest rent and type. A plain form leads to the list with or without JavaScript: the server finds out which
 * place was meant.
 */
export const HomeSearch = () => {
  const navigate = useNavigate()
  return (
    <form
      action={localPath(paths.offres())}
      aria-label={texts.search}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(withQuery(paths.offres(), queryOf(event.currentTarget)))
      }}
      className="grid max-w-xl grid-cols-2 gap-2 rounded-3xl border border-bord bg-papier p-2 shadow-doux sm:p-3"
    >
      <div className="relative col-span-2 flex items-center">
        <MapPin className="pointer-events-none absolute start-4 size-5 text-terracotta" />
        <Combobox {...phraseInput} suggest={suggestRecherche} className={`${fieldLook} ps-12 pe-4 text-lg`} />
      </div>
      <div className="relative flex items-center">
        <input
          name="prixMax"
          aria-label={texts.maxRentLabel}
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.maxRent}
          maxLength={9}
          className={`${fieldLook} ps-4 pe-11 rtl:pe-14 rtl:ps-3`}
        />
        <span aria-hidden="true" className="pointer-events-none absolute end-4 text-brume">
          {texts.currency}
        </span>
      </div>
      <div className="relative flex items-center">
        <select
          name="logementType"
          aria-label={texts.type}
          defaultValue=""
          className={`${fieldLook} appearance-none truncate ps-4 pe-10`}
        >
          <option value="">{texts.allTypes}</option>
          {logementOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute end-4 size-5 text-brume" />
      </div>
      <Button type="submit" size="large" block icon={<Search className="size-5" />} className="col-span-2">
        {texts.submit}
      </Button>
    </form>
  )
}

const fieldLook = 'min-h-12 w-full rounded-full border border-contour bg-transparent focus-visible:rounded-full'
