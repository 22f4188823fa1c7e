import { logementTypes } from '@colocdar/contracts/enumerations'
import { logementLabels } from '../formats/labels.ts'

/** The kinds of homes, for a select. */
export const logementOptions = logementTypes.map((type) => ({ value: type, label: logementLabels[type] }))
