/** Names one intention: sent again with it, a creation happens once. Unlike randomUUID it works without https too. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
