import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type LimitRule, limitRules } from '../limits/limits.ts'
import { callerQuotas, networkFactor } from '../limits/sliding-quotas.ts'

const silent: readonly LimitRule[] = ['mail', 'nouvelAppareil']
const documented: Record<LimitRule, string> = {
  global: 'all calls of one address',
  signinFailure: 'failed sign-ins of one name from one address',
  signinFailureNetwork: 'failed sign-ins from one address, all names',
  facteur: 'codes of a second factor that one administrator tries',
  password: 'wrong passwords of one signed-in account',
  signup: 'sign-ups with one mailbox',
  signupNetwork: 'sign-ups of one address',
  mail: 'mails that strangers can ask for to one mailbox: sign-up, verification, reset',
  nouvelAppareil: 'mails to one member about new devices',
  defi: 'sign-ins by passkey begun from one address',
  contact: 'contact messages of one address',
  upload: 'photos of one mailbox',
  uploadKilobytes: 'kilobytes of photos of one mailbox',
  create: 'offers, requests and reviews of one mailbox, together',
  edit: 'changes of offers, requests, the profile and devices to notify of one mailbox, together',
  signalement: 'reports of one mailbox',
  message: 'messages of one mailbox',
  remerciement: 'thanks of one mailbox to those who wrote about a rented offer, 100 of them each',
  visite: 'changes of visits of one mailbox',
}
const units: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' }
const said = (rule: LimitRule) => {
  const { max, seconds } = limitRules[rule]
  return `${max} ${units[seconds] ?? `in ${seconds / 60} minutes`}${silent.includes(rule) ? ', then silently none' : ''}`
}

it('[SEC-37] docs/api.md says what the code does, row for row', () => {
  const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  const table = /## How often\n\n\| what .*\n\|---\|---\|\n((?:\|.*\n)+)/.exec(text)?.[1] ?? ''
  const rows = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)].map(([, what, often]) => [what, often])
  const rules = Object.keys(limitRules) as LimitRule[]
  const [hour, day] = callerQuotas
  expect(rows).toEqual([
    ...rules.map((rule) => [documented[rule], said(rule)]),
    [
      'phone numbers revealed to one member, one mailbox',
      `${hour.max} different ones an hour, ${day.max} a day; ${networkFactor} times as many to one address`,
    ],
    [
      'conversations begun by one member, one mailbox',
      `${hour.max} an hour, ${day.max} a day; ${networkFactor} times as many by one address`,
    ],
  ])
})
