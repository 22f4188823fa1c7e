import { isIP } from 'node:net'
import { hostUrls } from '@colocdar/api/db/connection/host-urls'
import * as z from 'zod'
import type { TrustProxy } from '../http/forwarded.ts'

const mostHops = 9
const rule = `doit être true, false, le nombre de proxys de 1 à ${mostHops}, ou leurs réseaux (10.0.0.0/8, ::1)`

/** `true` is one proxy: the visitor's address is the last one in X-Forwarded-For, which that proxy has written. */
export const trustProxy = z.string().transform((value, context): TrustProxy => {
  if (value === 'false' || value === '0') return false
  if (value === 'true') return 1
  const hops = /^\d$/.test(value) ? Number(value) : null
  if (hops !== null) return hops
  const networks = value.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue({ code: 'custom', message: rule })
  return z.NEVER
})

const isNetwork = (text: string): boolean => {
  const [, address = '', prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(address)
  // A prefix of 0 would trust every address.
  return (
    version !== 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)))
  )
}

const single = z.url({ protocol: /^postgres(ql)?$/ })

// One host may be left out, for a socket of this machine; not one of several.
const isUrl = (url: string, _place: number, all: string[]): boolean =>
  single.safeParse(url).success && (all.length === 1 || new URL(url).hostname !== '')

// libpq's names for a server that takes writes. Sessions, limits and jobs are written, so that a standby is useless.
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

/** One host: it is asked how far it is, and then read. */
export const standbyUrl = z
  .string()
  .refine(
    (url) => hostUrls(url).length === 1 && single.safeParse(url).success,
    'doit être une adresse postgres:// d’un seul serveur',
  )

const hostName = /^(\*\.)?([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/

/** `push.example.com,*.push.example.net` */
export const pushHosts = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => hostName.test(host)), 'doit être des noms d’hôtes séparés par des virgules')
