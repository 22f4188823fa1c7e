import { isTest } from './tree.mjs'

const speaksSql = /^(drizzle-orm|pg$)/
const zone = /\b(?:at|set) time zone (?!'utc')|\bdate_trunc\(|'(?:africa|america|asia|atlantic|europe)\//i

/** PostgreSQL's rules of time zones may be older than Node's: what speaks SQL gets instants from `contracts/src/jour.ts`. */
export const timeZoneRules = (tree, imports) =>
  tree
    .filter(
      ({ path, text }) =>
        !isTest(path) && imports.get(path)?.some(({ from }) => speaksSql.test(from)) && zone.test(text),
    )
    .map(({ path }) => `${path} : un fuseau horaire dans le SQL ; passez un instant (contracts/src/jour.ts)`)
