/**
 * `fatima@gmail.com` becomes `f•••@gmail.com`: its owner recognises it, and no mail can be sent to it. The name of a domain
 * of one's own is a text like any other, which no administrator has seen: it is masked too.
 */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [initial = ''] = email.slice(0, at)
  const domain = email.slice(at + 1).toLowerCase()
  return `${initial}•••@${providers.test(domain) ? domain : '•••'}`
}

const providers =
  /^(gmail\.com|googlemail\.com|(hotmail|outlook|live|yahoo)\.(com|fr|es|it|de)|msn\.com|icloud\.com|me\.com|proton\.me|protonmail\.com|gmx\.(com|fr|de)|menara\.ma)$/
