/** In days: how long data is kept that no one deletes by hand. The policy page and docs/retention.md say the same. */
export const conservationJours = {
  /** Without a visit, an account is deleted… */
  compteInactif: 730,
  /** … and a mail announces it so long before. */
  avertissement: 30,
  /** Which member was shown which number. */
  revelations: 365,
} as const
