import { hostUrls } from '@colocdar/api/db/host-urls'
import * as z from 'zod'

const single = z.url({ protocol: /^postgres(ql)?$/ })

// One host may be left out, for a socket of this machine; not one of several.
const isUrl = (url: string, _place: number, all: string[]): boolean =>
  single.safeParse(url).success && (all.length === 1 || new URL(url).hostname !== '')

// What libpq calls the server that we look for. Sessions, limits and jobs are written: a standby could serve nobody.
const sessionAttributes = ['read-write', 'primary']

/** `postgres://user:password@host/database`, or several hosts: `@a:5432,b/`. */
export const databaseUrl = z
  .string()
  .refine((url) => hostUrls(url).every(isUrl), { error: 'doit être une adresse postgres://', abort: true })
  .refine(
    (url) => {
      const wanted = new URL(hostUrls(url)[0] ?? url).searchParams.get('target_session_attrs')
      return wanted === null || sessionAttributes.includes(wanted)
    },
    `demande target_session_attrs=${sessionAttributes.join(' ou ')} : Colocdar écrit dans sa base`,
  )
