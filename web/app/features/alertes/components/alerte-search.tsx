import { paths, withQuery } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/alertes'
import { localPath } from '../../../lib/local-paths.ts'
import { PhraseField } from '../../listing/components/phrase-field.tsx'
import { queryOf } from '../../listing/filter-total.ts'

/** « Alerte pour : studio rabat pas cher »: the loader reads the sentence, and what it understood are the filters. */
export const AlerteSearch = () => {
  const navigate = useNavigate()
  return (
    <form
      action={localPath(paths.alertes())}
      aria-label={texts.alertFor}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void navigate(withQuery(paths.alertes(), queryOf(form)))
        form.reset()
      }}
      className="flex max-w-2xl flex-col gap-2"
    >
      <p aria-hidden="true" className="font-semibold">
        {texts.alertForShown}
      </p>
      <PhraseField kind="offres" action={texts.prepare} />
    </form>
  )
}
