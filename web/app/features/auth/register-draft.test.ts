import { beforeEach, expect, it } from 'vitest'
import { carriesDraft, carryDraft, draftFrom, forgetDraft } from './register-draft.ts'

const draft = {
  username: 'samira',
  email: 'samira@exemple.ma',
  password: 'motdepasse',
  confirmPassword: 'motdepasse',
  acceptTerms: true,
}

beforeEach(forgetDraft)

it('[AUTH-11] restores everything while the app runs', () => {
  const { state } = carryDraft(draft)
  expect(carriesDraft({ state })).toBe(true)
  expect(draftFrom({ state })).toEqual(draft)
  expect(draftFrom({ state: null })).toEqual(draft)
})

it('[AUTH-11] restores all but the passwords after a reload', () => {
  const { state } = carryDraft(draft)
  forgetDraft()
  expect(draftFrom({ state })).toEqual({ ...draft, password: '', confirmPassword: '' })
})

it('never puts a password into the state of a navigation', () => {
  expect(JSON.stringify(carryDraft(draft))).not.toContain('motdepasse')
})

it('starts empty otherwise', () => {
  expect(carriesDraft({ state: null })).toBe(false)
  expect(draftFrom({ state: null })).toMatchObject({ username: '', password: '', acceptTerms: false })
})
