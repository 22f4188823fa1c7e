const contracts = ['contracts/src/**/*.test.ts']
const unit = [...contracts, 'web/app/**/*.test.{ts,tsx}']
const pure = ['api/src/features/**/*-{policy,states,rules}.test.ts']
const features = (kind) => [`api/src/features/**/*.${kind}.ts`]

/** Whose tests prove the rules of a feature, besides its own. */
const provenBy = {
  abonnements: ['security'],
  alertes: ['mail'],
  avis: ['moderation'],
  comptes: ['utilisateurs'],
  conversations: ['signalements'],
  correspondances: ['utilisateurs'],
  demandes: ['moderation', 'fraicheur', 'offres'],
  donnees: ['auth'],
  images: ['offres', 'moderation', 'utilisateurs', 'villes', 'articles'],
  moderation: ['offres', 'demandes', 'avis'],
  modifications: ['moderation', 'offres', 'demandes', 'utilisateurs', 'signalements', 'donnees'],
  offres: ['moderation', 'fraicheur', 'images', 'alertes', 'donnees'],
  signalements: ['moderation'],
  utilisateurs: ['moderation', 'auth', 'signalements', 'comptes', 'donnees'],
  villes: ['offres', 'demandes', 'correspondances'],
}

/** The tests on PostgreSQL that prove one feature, or all of them: then the first run alone takes minutes. */
const http = (feature) => {
  const rooms = feature ? [feature, ...(provenBy[feature] ?? [])] : ['*']
  return rooms.flatMap((room) => [`api/src/features/${room}/**/*.test.ts`, `api/src/${room}/**/*.test.ts`])
}

/**
 * The slices of `npm run test:mutants`: which sources get defects, and which tests must find them.
 * What needs PostgreSQL takes hours: by feature, with `npm run test:mutants -- services avis`.
 */
export const GROUPS = {
  formats: { mutate: ['web/app/lib/formats/*.ts', '!**/texts.*.ts'], tests: () => unit },
  contracts: { mutate: ['contracts/src/*.ts', '!contracts/src/coordonnees*.ts'], tests: () => contracts },
  // What passes for a phone number or an address: a heuristic, judged by its table of texts.
  coordonnees: { mutate: ['contracts/src/coordonnees*.ts'], tests: () => contracts },
  // The constants of the contracts, schemas and messages among them: each costs a run of all their tests.
  schemas: { mutate: ['contracts/src/*.ts'], tests: () => contracts, constants: true },
  states: { mutate: features('states'), tests: () => pure },
  policies: { mutate: [...features('policy'), 'api/src/features/modifications/*.rules.ts'], tests: () => pure },
  services: { mutate: features('service'), tests: http, database: true },
}

export const isTest = '!**/*.test.{ts,tsx}'
