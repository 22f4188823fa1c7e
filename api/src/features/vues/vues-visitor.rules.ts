import { createHash } from 'node:crypto'
import type { ColocType } from '@colocdar/contracts/enumerations'
import { addressKey } from '../../limits/address-key.ts'

/** One look at an ad, before it is counted. */
export interface View {
  type: ColocType
  id: number
  /** The network: a browser's name is free to choose, sixty of them would be sixty visitors. */
  visitor: string
}

export interface Seen extends Omit<View, 'visitor'> {
  ip: string
  userAgent: string | undefined
}

/** Null for declared robots, and for clients without a User-Agent. */
export const toView = ({ type, id, ip, userAgent }: Seen): View | null => {
  if (!userAgent || robots.test(userAgent)) return null
  return { type, id, visitor: addressKey(ip) }
}

const robots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|headless|lighthouse|curl|wget|python|java\/|okhttp|node/i

/** The same visitor has another digest for each ad, and for each day: the salt is thrown away every night. */
export const digestOf = ({ type, id, visitor }: View, salt: Buffer): Buffer =>
  createHash('sha256').update(salt).update(`${type} ${id} ${visitor}`).digest().subarray(0, 16)
