import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod'
import { StartupError } from '../process/startup-error.ts'
import { databaseUrl, pushHosts, standbyUrl, trustProxy } from './config-values.ts'
import { readSecretFiles, withFileNames } from './secret-files.ts'

z.config(z.locales.fr())

/** A command works on the database of production; it sends no mail, listens nowhere, and so requires no setting. */
export type Mode = 'demo' | 'production' | 'command'

const url = (protocol: RegExp, message: string) => z.url({ protocol, error: message })

// Each process opens up to a dozen connections; PostgreSQL accepts a hundred by default.
const maxProcesses = 8
const processCount = z
  .string()
  .regex(new RegExp(`^([1-${maxProcesses}]|auto)$`), `doit être un nombre entier de 1 à ${maxProcesses}, ou auto`)
  .transform((value) => (value === 'auto' ? Math.min(maxProcesses, availableParallelism()) : Number(value)))

const port = 'doit être un nombre entier de 0 à 65535'
const drain = 'doit être un nombre de secondes, de 0 à 300'
const alert = 'doit être un nombre entier, 1 ou plus'
const slow = 'doit être un nombre entier de millisecondes, de 0 à 60000'
const account = url(/^https$/, 'doit être une adresse https://').optional()
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every setting of the product, in the order of .env.example. */
export const settings = z.object({
  HOST: z.string().optional(),
  PORT: z.coerce.number(port).int(port).min(0, port).max(65_535, port).default(3000),
  PUBLIC_URL: url(/^https?$/, 'doit être une adresse http:// ou https://').optional(),
  DATA_DIR: z.string().optional(),
  WAL_ARCHIVE_DIR: z.string().startsWith('/', 'doit être un chemin absolu').optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATABASE_READ_URL: standbyUrl.optional(),
  UPLOADS_URL: url(/^s3$/, 'doit être une adresse s3://').optional(),
  SMTP_URL: url(/^smtps?$/, 'doit être une adresse smtp:// ou smtps://').optional(),
  MAIL_FROM: z.string().default('Colocdar <bonjour@colocdar.ma>'),
  CONTACT_EMAIL: z.email('doit être une adresse e-mail').default('contact@colocdar.ma'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'doit être une adresse mailto: ou https://')
    .optional(),
  PUSH_HOSTS: pushHosts.default([]),
  BLOGGER_BLOG_ID: z.string().regex(/^\d+$/, 'doit être un nombre').optional(),
  BLOGGER_API_KEY: z.string().optional(),
  WEB_CONCURRENCY: processCount.default(1),
  DRAIN_SECONDS: z.coerce.number(drain).min(0, drain).max(300, drain).default(0),
  TRUST_PROXY: trustProxy.default(false),
  CDN_PURGE_URL: url(/^https?$/, 'doit être une adresse http:// ou https://').optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], 'doit être on ou off').default('on'),
  PHONE_ALERT: z.coerce.number(alert).int(alert).min(1, alert).default(200),
  HIDING_ALERT: z.coerce.number(alert).int(alert).min(1, alert).default(10),
  SLOW_QUERY_MS: z.coerce.number(slow).int(slow).min(0, slow).max(60_000, slow).default(500),
  LOG_LEVEL: z.enum(logLevels, `doit être ${logLevels.join(', ')}`).optional(),
  SOCIAL_WHATSAPP: account,
  SOCIAL_FACEBOOK: account,
  SOCIAL_INSTAGRAM: account,
  SOCIAL_LINKEDIN: account,
  METRICS_TOKEN: z.string().min(16, 'doit avoir au moins 16 caractères').optional(),
})

/** Every variable that is read, in the same order: the settings, and the files that secret ones may be in. */
export const variables: string[] = withFileNames(Object.keys(settings.shape))

export interface Config extends Omit<z.output<typeof settings>, 'HOST' | 'PUBLIC_URL' | 'DATA_DIR' | 'LOG_LEVEL'> {
  mode: Mode
  HOST: string
  PUBLIC_URL: string
  DATA_DIR: string
  LOG_LEVEL: (typeof logLevels)[number]
}

// Without these a public site would send no mails, and links would lead to localhost.
const requiredInProduction = ['PUBLIC_URL', 'SMTP_URL'] as const

/** Reads the settings; a wrong one fails with a sentence that says why. */
export const readConfig = (env: NodeJS.ProcessEnv, mode: Mode): Config => {
  const result = settings.safeParse(readSecretFiles(withoutEmpty(env)))
  if (!result.success) throw new StartupError(`Réglage invalide : ${result.error.issues.map(describe).join(' ; ')}.`)
  const config = result.data
  const missing = mode === 'production' ? requiredInProduction.filter((name) => !config[name]) : []
  if (missing.length > 0) {
    throw new StartupError(`Réglage manquant : ${missing.join(', ')} (voir .env.example).`)
  }
  return {
    ...(mode === 'demo' && demoAccounts),
    ...config,
    mode,
    // The demo has known passwords: it must not be reachable from outside.
    HOST: mode === 'demo' ? '127.0.0.1' : (config.HOST ?? '0.0.0.0'),
    PUBLIC_URL: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
    // The demo has a folder of its own, so that its accounts never end up in production.
    // STATE_DIRECTORY comes from systemd: an empty DATA_DIR in the file of settings takes away the one of the unit.
    DATA_DIR: resolve(config.DATA_DIR ?? (mode === 'demo' ? 'data-demo' : env.STATE_DIRECTORY || 'data')),
    // In the demo's terminal the address must stay visible: no line per request.
    LOG_LEVEL: config.LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'),
  }
}

/** For the footer of the demo. */
const demoAccounts = {
  SOCIAL_FACEBOOK: 'https://www.facebook.com/colocdar',
  SOCIAL_INSTAGRAM: 'https://www.instagram.com/colocdar',
}

// An empty line of a .env file means that nothing was set, also with a space behind it.
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))

const describe = (issue: z.core.$ZodIssue): string => `${issue.path.join('.')} ${issue.message}`
