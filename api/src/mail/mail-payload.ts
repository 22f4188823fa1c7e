import type { Mail, MailKind } from './mail-kind.ts'

/**
 * Goes up when a field of an existing mail changes its meaning; new templates and new optional fields need no new
 * version. What the version before has queued must still be read here: mails wait for days.
 */
const currentVersion = 1

export const writePayload = (mail: Mail): object => ({ version: currentVersion, ...mail })

/** A mail as it was queued by this version or an older one; 1.0 wrote no version. */
export const readPayload = <Kind extends MailKind>(
  kinds: readonly Kind[],
  data: object,
): { kind: Kind; to: string; fields: unknown } => {
  const { version = 1, template, to } = data as { version?: number } & Mail
  const kind = kinds.find((known) => known.template === template)
  // Two versions share the queue during an upgrade: a retry leaves the mail to the one that can send it.
  if (version > currentVersion || !kind)
    throw new Error(`a mail of a newer version (${version}, ${template}), left for a process that knows it`)
  return { kind, to, fields: kind.fields.parse(data) }
}
