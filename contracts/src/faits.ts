interface Declared {
  /** In forms, filters and tables. */
  label: string
  /** Where its page and its form show it; left out, it has a place of its own there, and must be given. */
  section?: 'publication' | 'logement' | 'vie'
  /**
   * The forms of the site want an answer. Calls may leave it out: the specification's clients know no such field, and
   * offers from before it are unknown until their next edit.
   */
  asked?: true
  /** Says something only beside this value of another fait: what is stored without it is null. */
  onlyIf?: { fait: string; is: string }
  /** A card shows it, if the ad has it and there is room. */
  card?: true
  /** A change waits for an administrator before it is public. */
  verified?: true
  /** Of a number: a change beyond this share of the last verified value waits, smaller ones are public at once. */
  tolerance?: number
}

/**
 * A fait: a flag, number, choice or date of an ad, declared once. Forms, checks, columns, filters, alerts and screens
 * follow from it. Without zod: public pages read it.
 */
export type Fait = Declared &
  (
    | {
        kind: 'flag'
        /** What an ad shows that says no. */
        no: string
        /** The filter asks for yes or no under this name; those of the other flags ask for a yes. */
        question?: string
      }
    | { kind: 'number'; min?: number; max?: number; unit?: string; help?: string; error?: string }
    | {
        kind: 'choice'
        values: readonly [string, ...string[]]
        names: Readonly<Record<string, string>>
        error?: string
      }
    | { kind: 'date' }
  )

export type Faits = Readonly<Record<string, Fait>>

/** The names of the faits of a kind. */
export type NameOfKind<F extends Faits, Kind extends Fait['kind']> = {
  [Name in keyof F & string]: F[Name] extends { kind: Kind } ? Name : never
}[keyof F & string]

/** Those of a kind, in their order. */
export const ofKind = <F extends Faits, Kind extends Fait['kind']>(faits: F, kind: Kind) =>
  Object.fromEntries(Object.entries(faits).filter(([, fait]) => fait.kind === kind)) as Pick<F, NameOfKind<F, Kind>>

/** Whether a fait says something beside the other values of the ad, or of its form. */
export const applies = (fait: Fait | undefined, values: object): boolean =>
  !fait?.onlyIf || (values as Record<string, unknown>)[fait.onlyIf.fait] === fait.onlyIf.is

/** The values, with `none` for faits that say nothing beside the others: only an agency has fees. */
export const onlyApplying = <T extends object>(faits: Faits, values: T, none: null | ''): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, applies(faits[name], values) ? value : none]),
  ) as T
