/**
 * An answer whose JSON the database wrote by the contract (`offres_json` and `db/json-of.ts`): it is neither parsed nor
 * written again. Tests compare it with the contract.
 */
export class Written<Outline = unknown> {
  readonly text: string
  /** What of it the tags of the answer are made of. */
  readonly outline: Outline

  constructor(text: string, outline: Outline) {
    this.text = text
    this.outline = outline
  }
}

export const outlineOf = (output: unknown): unknown => (output instanceof Written ? output.outline : output)
