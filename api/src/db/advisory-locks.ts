/**
 * Every advisory lock of Colocdar. The numbers are arbitrary, but each has one purpose and all processes must use the
 * same ones.
 */
export const advisoryLocks = {
  /** One process at a time migrates the database. */
  migration: 20_261_115,
  /** Shared by backups, which copy the files that their snapshot names; the purge of pictures needs it alone. */
  pictureRemoval: 20_261_116,
  /** One change at a time to who is an administrator. */
  administrators: 20_261_117,
  /** With a key of a member, mailbox or network: one phone number at a time is shown to them. */
  telephone: 20_261_118,
  /** With the hash of a username's skeleton: one sign-up at a time takes a name or one that looks like it. */
  username: 20_261_119,
  /** With a key of a member, mailbox or network: they open one conversation at a time. */
  conversation: 20_261_122,
  /** With the id of what is reported: one report or decision at a time. */
  signalement: 20_261_121,
  /** With a key of a member, mailbox or network: they report one thing at a time. */
  reporter: 20_261_123,
  /** With the hash of a mail domain's digest: its members report one thing at a time. */
  reporterDomain: 20_261_124,
  /** One ad at a time is hidden by reports: the limit of an hour holds. */
  masquage: 20_261_125,
} as const
