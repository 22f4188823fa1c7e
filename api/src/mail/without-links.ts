import { hiddenLink } from './texts.fr.ts'

/**
 * A text of a stranger in a mail, where fraud begins with a link: mail programs make every address clickable, also
 * « fraude.ma » without more. A bare one stays readable, with spaces around its dots: it may as well be two sentences
 * without a space between them.
 */
export const withoutLinks = (texte: string, hidden: string = hiddenLink): string =>
  texte.replace(withScheme, hidden).replace(dotInAddress, ' . ')

// The length of a scheme is bounded: a long word must not be read again from each of its letters.
const withScheme = /\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|www[.。．｡]|mailto:)\S+/giu
// Also the dots of other scripts, which browsers read as dots.
const dotInAddress = /(?<=[\p{L}\p{M}\d])[.。．｡](?=[\p{L}\p{M}]{2}|xn--)/giu
