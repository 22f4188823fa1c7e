import { skeletonOf } from './look-alikes.ts'

// Words that only the team may use, without accents: « Équipe Colocdar », « Support », « Modération ».
const teamWords = [
  'admin',
  'administrateur',
  'administration',
  'administrator',
  'administratrice',
  'equipe',
  'moderateur',
  'moderation',
  'moderator',
  'moderatrice',
  'officiel',
  'official',
  'securite',
  'security',
  'support',
]
// Names of accounts and addresses that software uses.
const technicalWords = ['hostmaster', 'noreply', 'postmaster', 'root', 'staff', 'system', 'systeme', 'webmaster']
const brand = 'colocdar'

/** Whether a name of a person passes for the team. */
export const isTeamName = (name: string): boolean => isReserved(name, teams)

export const isReservedUsername = (name: string): boolean => isReserved(name, usernames)

const isReserved = (name: string, reserved: ReadonlySet<string>): boolean => {
  const words = plain(name).split(/[^\p{L}]/u)
  const whole = words.join('')
  return whole.includes(plain(brand)) || [...words, whole].some((word) => reserved.has(word))
}

/** Without accents, and with i for every l: « adm1n » and « Admln » are read as admin. */
const plain = (name: string): string => skeletonOf(name).normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('l', 'i')

const teams = new Set(teamWords.map(plain))
const usernames = new Set([...teamWords, ...technicalWords].map(plain))
