import type { MembreDemo } from './types.ts'

type Saisie = Omit<MembreDemo, 'email' | 'emailVerified' | 'identityVerified' | 'admin'> &
  Partial<Pick<MembreDemo, 'emailVerified' | 'identityVerified' | 'admin'>>

export function membre(saisie: Saisie): MembreDemo {
  return {
    emailVerified: true,
    identityVerified: false,
    admin: false,
    ...saisie,
    email: `${saisie.username}@demo.colocdar.ma`,
  } as MembreDemo
}
