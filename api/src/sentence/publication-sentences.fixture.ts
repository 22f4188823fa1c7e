import { agdal, appartement, casa, chambre, rabat, type Sentence, studio } from './expected.fixture.ts'

const direct = { sansIntermediaire: true }

/** Who publishes: an agency is asked for by nothing but its words in the ads. */
export const publicationSentences: Sentence[] = [
  ['sans intermédiaire', direct],
  ['sans intermediere', direct],
  ['sans agence', direct],
  ['sans agence immobilière', direct],
  ['pas d’agence', direct],
  ['sans frais d’agence', direct],
  ['sans aucun intermédiaire', direct],
  ['sans passer par une agence', direct],
  ['sans courtier ni agence', direct],
  ['particulier', direct],
  ['de particulier à particulier', direct],
  ['sans samsar', direct],
  ['bla samsar', direct],
  ['bla simsar', direct],
  ['bla smasria', direct],
  ['bla wasit', direct],
  ['بدون وسيط', direct],
  ['بلا وسيط', direct],
  ['بدون الوسطاء', direct],
  ['بلا سمسار', direct],
  ['بدون سماسرة', direct],
  ['بدون وكالة عقارية', direct],
  ['من المالك مباشرة', direct],
  ['no agency', direct],
  ['chambre particulier casa', { ...chambre, ...casa, ...direct }],
  ['studio sans agence agdal max 2500', { ...studio, ...agdal, ...direct, prixMax: 2500 }],
  ['bghit bit f rabat bla samsar', { ...chambre, ...rabat, ...direct }],
  ['شقة فالرباط بدون وسيط', { ...appartement, ...rabat, ...direct }],
  ['agence', { q: 'agence' }],
  ['chambre près de l’agence', { ...chambre, q: 'agence' }],
]
