export const keyLength = 'La clé Idempotency-Key a de 1 à {max} caractères.'
export const running = 'Cette demande est encore en cours de traitement.'
