/**
 * One URL for each host of a `DATABASE_URL` such as `postgres://user:password@a:5432,b/colocdar`, in its order: the
 * driver knows only one host.
 */
export const hostUrls = (url: string): string[] => {
  const [, before = '', hosts = '', after = ''] = severalHosts.exec(url) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

// Scheme and credentials, hosts with their ports, the rest. The last « @ » ends the credentials.
const severalHosts = /^([^/?#]*\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s
