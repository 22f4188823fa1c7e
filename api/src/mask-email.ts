/** `fatima@gmail.com` becomes `f•••@gmail.com`: its owner recognises it, and no mail can be sent to it. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [initial = ''] = email.slice(0, at)
  return `${initial}•••${email.slice(at)}`
}
