import type { Mail } from './mail-queue.ts'
import { hasTemplate } from './templates.ts'

/**
 * Goes up when a field of an existing mail changes its meaning; new templates and new optional fields need no new
 * version. What the version before has queued must still be read here: mails wait for days.
 */
const currentVersion = 1

export const writePayload = (mail: Mail): object => ({ version: currentVersion, ...mail })

/** A mail as it was queued by this version or an older one; 1.0 wrote no version. */
export const readPayload = (data: object): Mail => {
  const { version = 1, ...mail } = data as { version?: number } & Mail
  // Two versions share the queue during an upgrade: a retry leaves the mail to the one that can send it.
  if (version > currentVersion || !hasTemplate(mail.template))
    throw new Error(`a mail of a newer version (${version}, ${mail.template}), left for a process that knows it`)
  return mail as Mail
}
