import type { MembreDemo } from './types.ts'

type Fields = Omit<MembreDemo, 'email' | 'emailVerified' | 'identityVerified' | 'admin'> &
  Partial<Pick<MembreDemo, 'emailVerified' | 'identityVerified' | 'admin'>>

export function membre(fields: Fields): MembreDemo {
  return {
    emailVerified: true,
    identityVerified: false,
    admin: false,
    ...fields,
    email: `${fields.username}@demo.colocdar.ma`,
  } as MembreDemo
}
