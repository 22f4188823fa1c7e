import { BlockList, isIP } from 'node:net'

/** The services of Chrome, Firefox, Safari and Edge; `*.` stands for any name before it. */
const knownHosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']

/** Endpoints come from strangers: only services that are known are called, by https and on its own port. */
export const isPushEndpoint = (endpoint: string, otherHosts: readonly string[] = []): boolean => {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return [...knownHosts, ...otherHosts].some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
}

/** Not on the internet: private, loopback, link-local, shared by carriers, multicast, for documents, reserved. */
const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
// Of IPv6 only 2000::/3 is on the internet, which leaves out IPv4-mapped addresses; in there, tunnels to any IPv4 one.
const open6 = '2000::/3'
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
const [isClosed4, isOpen6, isClosed6] = [listOf(closed4, 'ipv4'), listOf([open6], 'ipv6'), listOf(closed6, 'ipv6')]

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !isClosed4.check(address)
  return family === 6 && isOpen6.check(address, 'ipv6') && !isClosed6.check(address, 'ipv6')
}
