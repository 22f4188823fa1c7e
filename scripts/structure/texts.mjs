import { isTest } from './tree.mjs'

const textModule = /(^|\/|\.)(texts|mails|langue)\.(fr|ar)\.ts$|\/texts\/[a-z-]+\.(fr|ar)\.ts$/

/** Read in one language alone: the administration stays French, and each language names itself in its own. */
const oneLanguage = new RegExp(
  `^web/app/(${[
    'admin/',
    'features/(moderation|comptes|articles|journal|chiffres|mailbox)/',
    'features/contact/(messages\\.page|components/message-card)',
    'features/villes/(villes\\.page|components/ville-(dialog|row))',
    'features/reperes/(reperes\\.page|components/repere-)',
    'layout/langue-',
    // Words to look for, and the elision of French.
    'features/conversations/payment-words',
    'lib/formats/nom\\.',
  ].join('|')})`,
)

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** Letters that English lacks, quotation marks and the apostrophe of French. */
const foreign = /[^\p{ASCII}\p{S}\p{N}\p{Zs}\p{Pd}\p{Cf}²³…·•–—−×]|[«»’]/u

/** Words between tags, and those of the attributes that are read out or shown. */
const inMarkup =
  />\s*[^<>{}=;()|&]*\p{L}{3,}[^<>{}=;()|&]*<\/|\b(aria-label|title|alt|placeholder|label)="[^"]*\p{L}{2,}/u

/** Texts stand in the modules of their language: nothing else says something in one. */
export const textRules = (tree) =>
  tree
    .filter(({ path }) => path.startsWith('web/app/') && !isTest(path))
    .filter(({ path }) => !textModule.test(path) && !oneLanguage.test(path))
    .flatMap(({ path, text }) => {
      const line = text
        .replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
        .split('\n')
        .findIndex((code) => foreign.test(code) || (path.endsWith('.tsx') && inMarkup.test(code)))
      return line < 0 ? [] : [`${path}:${line + 1} : un texte hors des modules de textes (#texts/…)`]
    })
