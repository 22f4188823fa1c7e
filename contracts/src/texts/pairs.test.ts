import { expect, it } from 'vitest'
import { motifsPrepares } from '../motifs.ts'
import { langues, tags } from '../references.ts'
import { signalementDecisionMotifs } from '../signalements.ts'
import { shown } from './motifs.ar.ts'
import { nameOf } from './references.ar.ts'

const isArabic = (text: string) => /^\p{Script=Arabic}/u.test(text)

it('every suggested reason has its Arabic, and own words stay as typed', () => {
  const decided = Object.values(signalementDecisionMotifs).flatMap((motifs) => Object.values(motifs).flat())
  const motifs = [...Object.values(motifsPrepares).flat(), ...decided]
  expect(motifs.filter((motif) => !isArabic(shown(motif)))).toEqual([])
  expect(shown('Merci de revoir le titre.')).toBe('Merci de revoir le titre.')
})

it('every language and interest has its Arabic, and what a member wrote stays as typed', () => {
  expect([...langues, ...tags].filter((value) => !isArabic(nameOf(value)))).toEqual([])
  expect(nameOf('Échecs')).toBe('Échecs')
})
