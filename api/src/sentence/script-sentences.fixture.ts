import { arabicSentences } from './arabic-sentences.fixture.ts'
import { blindSentences } from './blind-sentences.fixture.ts'
import { darijaSentences } from './darija-sentences.fixture.ts'
import type { Sentence } from './expected.fixture.ts'
import { frenchSentences } from './french-sentences.fixture.ts'
import { mixedSentences } from './mixed-sentences.fixture.ts'
import { shortenedSentences } from './shortened-sentences.fixture.ts'
import { siblingSentences } from './sibling-sentences.fixture.ts'

/** By how they are written. What is expected was corrected for some after they were read. */
export const scriptSentences: Record<string, Sentence[]> = {
  'only French': frenchSentences,
  'French as in messages': shortenedSentences,
  'Darija in Latin letters': darijaSentences,
  'Arabic letters': arabicSentences,
  'more than one language': mixedSentences,
  'words of somebody who had not seen the lists': blindSentences,
  'siblings of what was missed': siblingSentences,
}
