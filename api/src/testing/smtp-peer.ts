import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  raw: string
  /** Header lines, unfolded. */
  headers: string[]
  recipients: string[]
  text: string
  html: string
  calendar: string
}

/** A real SMTP server on a loopback port that records mails. */
export interface SmtpPeer {
  url: string
  received: ReceivedMail[]
  /** Refuses the next mails with these codes. */
  refuseNext(...codes: number[]): void
  /** Refuses the sender of the next ones. */
  refuseSender(...codes: number[]): void
  close(): Promise<void>
}

/** On the given port, or any free one. */
export const startSmtpPeer = async (port = 0): Promise<SmtpPeer> => {
  const received: ReceivedMail[] = []
  const refusals: number[] = []
  const senderRefusals: number[] = []
  const refusalOf = (codes: number[]) => {
    const responseCode = codes.shift()
    return responseCode ? Object.assign(new Error('refused'), { responseCode }) : null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refusalOf(senderRefusals)),
    onRcptTo: (_address, _session, done) => done(refusalOf(refusals)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        received.push({ ...parse(raw), recipients: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A sender that is killed in the middle of a mail resets the connection.
  server.on('error', () => {})
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuseNext: (...codes) => void refusals.push(...codes),
    refuseSender: (...codes) => void senderRefusals.push(...codes),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const parse = (raw: string): Omit<ReceivedMail, 'recipients'> => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  return {
    raw,
    headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'),
    text: partOf(raw, 'text/plain'),
    html: partOf(raw, 'text/html'),
    calendar: partOf(raw, 'text/calendar'),
  }
}

const partOf = (raw: string, type: string): string => {
  const part = raw.split(/\r\n--[^\r\n]+/).find((each) => each.includes(`Content-Type: ${type}`)) ?? ''
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8')
  return /Content-Transfer-Encoding: quoted-printable/i.test(part) ? decodeQuotedPrintable(body) : body
}

const decodeQuotedPrintable = (body: string): string => {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
