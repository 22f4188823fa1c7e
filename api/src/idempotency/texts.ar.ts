export const keyLength = 'طول المفتاح Idempotency-Key من 1 إلى {max}.'
export const running = 'ما زالت معالجة هذه العملية جارية.'
