import type { Profil } from '@colocdar/contracts/utilisateurs'
import { expect, it } from 'vitest'
import { labelsIn, renderHtml } from '../../../lib/testing/render.tsx'
import { ProfileForm } from './profile-form.tsx'

it('[EDIT-05] [EDIT-06] asks in the order of the spec: the name before the first name, the presentation last', () => {
  const profil = {
    username: 'sara',
    email: 'sara@exemple.ma',
    genre: 'FEMME',
    langues: [],
    tags: [],
  } as unknown as Profil
  const html = renderHtml(<ProfileForm profil={profil} start={profil} etag={undefined} onDiscard={() => {}} />)
  for (const value of ['sara', 'sara@exemple.ma'])
    expect(html.match(/<input[^>]*>/g)?.find((input) => input.includes(`value="${value}"`))).toMatch(/readonly/i)
  expect(labelsIn(html)).toEqual([
    'Photo de profil',
    'Nom d’utilisateur',
    'E-mail',
    'Nom',
    'Prénom',
    'Téléphone',
    'Âge',
    'Genre',
    'Langues',
    'Centres d’intérêt',
    'À propos',
  ])
})
