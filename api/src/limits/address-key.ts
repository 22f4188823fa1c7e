import { isIPv6 } from 'node:net'

/**
 * The key under which an address is counted. A home or a phone owns a whole IPv6 /64 and can change address within it
 * at will, so a /64 has one key. A socket whose client is gone has no address: those clients share a key.
 */
export const addressKey = (ip: string | undefined): string => {
  const address = (ip ?? 'gone').replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? `${firstGroups(address, 4).join(':')}::/64` : address
}

const firstGroups = (address: string, count: number): string[] => {
  const [head = '', tail] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  // A dotted IPv4 ending counts as two groups.
  const endLength = end.length + (end.at(-1)?.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : 8 - start.length - endLength
  return [...start, ...Array<string>(zeros).fill('0'), ...end]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
}
