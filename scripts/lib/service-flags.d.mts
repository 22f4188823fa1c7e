export const SERVICE_FLAGS: string[]
