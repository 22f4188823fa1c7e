/** What authenticator apps read from a QR code: SHA-1, six digits and thirty seconds are their defaults. */
export const otpauthUri = (secret: string, email: string): string =>
  `otpauth://totp/Colocdar:${encodeURIComponent(email)}?secret=${secret}&issuer=Colocdar`

/** In groups of four, to be typed. */
export const groupsOf = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')
