/** `fatima@gmail.com` becomes `f•••@gmail.com`: its owner recognises it, nobody can write to it. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [initial = ''] = email.slice(0, at)
  return `${initial}•••${email.slice(at)}`
}
