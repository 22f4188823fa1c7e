import { moyenNames, moyens } from '@colocdar/contracts/enumerations'
import { foldText } from '@colocdar/contracts/fold-text'
import { type OffreRepere, type Repere, repereLimits, reperes } from '@colocdar/contracts/reperes'
import { type ReactNode, useRef } from 'react'
import * as texts from '#texts/features/reperes'
import { call } from '../../../lib/client/client.ts'
import { nomOf } from '../../../lib/formats/ville-nom.ts'
import { readList } from '../../../lib/forms/typed-fields.ts'
import { IconButton } from '../../../ui/elements/button.tsx'
import { ChoiceSet } from '../../../ui/fields/choice-set.tsx'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { controlLook } from '../../../ui/fields/control-look.ts'
import { ChevronDown, X } from '../../../ui/icons.ts'

/** As typed: the minutes may be any text. */
type Typed = Omit<OffreRepere, 'repereId' | 'minutes'> & { minutes: string | number }

interface ReperesFieldProps {
  name: string
  /** As the select of cities holds it; empty until one is chosen. */
  villeId: string
  /** A list as JSON. */
  value: string
  error: string | undefined
  onChosen: (value: string) => void
}

/** The landmarks near a home: those of its city are suggested, each has minutes and a way to get there. */
export const ReperesField = ({ name, villeId, value, error, onChosen }: ReperesFieldProps): ReactNode => {
  const chosen = readList(value) as Typed[]
  const known = useRef<{ villeId: string; list: readonly Repere[] }>({ villeId: '', list: [] })
  const write = (list: Typed[]) => onChosen(list.length > 0 ? JSON.stringify(list) : '')
  const change = (slug: string, part: Partial<Typed>) =>
    write(chosen.map((each) => (each.slug === slug ? { ...each, ...part } : each)))
  const suggest = async (text: string) => {
    if (known.current.villeId !== villeId)
      known.current = { villeId, list: await call(reperes.list, { query: { villeId: Number(villeId) } }) }
    const words = foldText(text).split(' ').filter(Boolean)
    const isMeant = ({ nom, nomArabe, alias, slug }: Repere) => {
      const names = foldText([nom, nomArabe, ...alias].join(' ')).split(' ')
      return (
        !chosen.some((each) => each.slug === slug) && words.every((word) => names.some((each) => each.startsWith(word)))
      )
    }
    return known.current.list
      .filter(isMeant)
      .slice(0, 30)
      .map((repere) => ({ key: repere.slug, label: nomOf(repere) }))
  }
  const add = (slug: string) => {
    const repere = known.current.list.find((each) => each.slug === slug)
    if (repere) write([...chosen, { slug, nom: repere.nom, nomArabe: repere.nomArabe, minutes: '', moyen: 'PIED' }])
  }
  return (
    <ChoiceSet label={texts.group} help={texts.nearbyHelp} error={error}>
      {chosen.length > 0 && (
        <ul className="flex flex-col gap-2">
          {chosen.map((each) => (
            <li key={each.slug} className="flex flex-wrap items-center gap-2 rounded-champ border border-bord p-2">
              <span className="order-1 min-w-40 flex-1 px-2">{nomOf(each)}</span>
              <span className="relative order-3 flex items-center sm:order-2">
                <input
                  name={name}
                  aria-label={texts.minutesTo(nomOf(each))}
                  aria-invalid={error ? true : undefined}
                  inputMode="numeric"
                  autoComplete="off"
                  value={String(each.minutes)}
                  onChange={({ target }) => change(each.slug, { minutes: target.value })}
                  className={controlLook('w-28! pe-14')}
                />
                <span aria-hidden="true" className="pointer-events-none absolute end-3 text-brume text-sm">
                  {texts.minutes}
                </span>
              </span>
              <span className="relative order-4 flex items-center max-sm:flex-1 sm:order-3">
                <select
                  aria-label={texts.moyenTo(nomOf(each))}
                  value={each.moyen}
                  onChange={({ target }) => change(each.slug, { moyen: target.value as Typed['moyen'] })}
                  className={controlLook('appearance-none truncate pe-10 sm:w-36!')}
                >
                  {moyens.map((moyen) => (
                    <option key={moyen} value={moyen}>
                      {moyenNames[moyen]}
                    </option>
                  ))}
                </select>
                <ChevronDown className="pointer-events-none absolute end-3 size-5 text-brume" />
              </span>
              <span className="order-2 sm:order-4">
                <IconButton
                  label={texts.remove(nomOf(each))}
                  onClick={() => write(chosen.filter(({ slug }) => slug !== each.slug))}
                >
                  <X className="size-5" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {villeId === '' && <p className="text-brume text-sm">{texts.chooseVille}</p>}
      {villeId !== '' && chosen.length >= repereLimits.offre && <p className="text-brume text-sm">{texts.full}</p>}
      {villeId !== '' && chosen.length < repereLimits.offre && (
        <span className="relative block">
          <Combobox
            key={villeId}
            aria-label={texts.add}
            placeholder={texts.addExample}
            suggest={suggest}
            onPick={({ key }) => add(key)}
            // Enter would send the form while nothing is chosen.
            onKeyDownCapture={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
            className={controlLook()}
          />
        </span>
      )}
    </ChoiceSet>
  )
}
