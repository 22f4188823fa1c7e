const unit = ['contracts/src/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}']
const http = ['api/src/{features,http,limits,security}/**/*.test.ts']
const features = (kind) => [`api/src/features/**/*.${kind}.ts`]

/**
 * The slices of `npm run test:mutants`: which sources get defects, and which tests must find them.
 * What needs PostgreSQL takes hours: by feature, with `npm run test:mutants -- services avis`.
 */
export const GROUPS = {
  formats: { mutate: ['web/app/lib/formats/*.ts'], tests: unit },
  contracts: { mutate: ['contracts/src/*.ts'], tests: unit },
  states: { mutate: features('states'), tests: http, database: true },
  policies: { mutate: features('policy'), tests: http, database: true },
  services: { mutate: features('service'), tests: http, database: true },
}

export const isTest = '!**/*.test.{ts,tsx}'
