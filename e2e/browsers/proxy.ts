import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a page takes whose address asks for it. */
export const slowPageMs = 4_000
export const slowly = 'lentement=1'

export type SiteProxy = Awaited<ReturnType<typeof startProxy>>

/**
 * Stands before the site, since WebDriver reads no console: what pages report comes here, errors by a script that is put
 * into each page, violations of the policy by the browser itself.
 */
export const startProxy = async (site: string) => {
  const reports: string[] = []
  const scripts: number[] = []
  const sockets = new Set<Socket>()
  let online = true
  const server = createServer(async (asked, answer) => {
    const { url = '/', method, headers } = asked
    if (url === reportPath) {
      reports.push(await text(asked))
      answer.writeHead(204).end()
      return
    }
    if (url === scriptPath) return void answer.setHeader('content-type', 'text/javascript').end(reportingScript)
    if (/^\/assets\/.*\.js$/.test(url)) scripts.push(performance.now())
    const forwarded = request(new URL(url, site), { method, headers: { ...headers, 'accept-encoding': 'identity' } })
    asked.pipe(forwarded)
    forwarded.on('error', () => answer.destroy())
    forwarded.on('response', async (given) => {
      const policy = given.headers['content-security-policy']
      const reporting = policy && { 'content-security-policy': `${policy}; report-uri ${reportPath}` }
      const isPage = given.headers['content-type']?.startsWith('text/html')
      const { 'content-length': length, ...rest } = { ...given.headers, ...reporting }
      answer.writeHead(
        given.statusCode ?? 500,
        isPage ? rest : { ...rest, ...(length && { 'content-length': length }) },
      )
      if (!isPage) return void given.pipe(answer)
      const html = (await text(given)).replace('<head>', `<head><script src="${scriptPath}"></script>`)
      if (url.includes(slowly)) await sendSlowly(html, (part) => answer.write(part))
      answer.end(url.includes(slowly) ? '' : html)
    })
  })
  server.on('connection', (socket) => {
    if (!online) return socket.destroy()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What pages have reported since the last call. */
    takeReports: () => reports.splice(0),
    /** When scripts of the site were asked for, since the last call. */
    takeScripts: () => scripts.splice(0),
    setOnline(value: boolean) {
      online = value
      if (!online) for (const socket of sockets) socket.destroy()
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

const reportPath = '/essai/rapport'
const scriptPath = '/essai/rapport.js'
const reportingScript = `
const report = (text) => navigator.sendBeacon('${reportPath}', location.pathname + ': ' + text)
addEventListener('error', ({ message }) => message && report(message))
addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + (reason?.stack ?? reason)))
const { error } = console
console.error = (...args) => { report(args.join(' ')); error(...args) }
`

/** The head at once, the rest in ten parts. */
const sendSlowly = async (html: string, write: (part: string) => void): Promise<void> => {
  const head = html.indexOf('</head>')
  write(html.slice(0, head))
  const part = Math.ceil((html.length - head) / 10)
  for (let start = head; start < html.length; start += part) {
    await sleep(slowPageMs / 10)
    write(html.slice(start, start + part))
  }
}
