import { describe, expect, it } from 'vitest'
import { NewDecision } from './conversations-choix.ts'
import { canDecide, decisions } from './conversations-decisions.ts'

describe('a decision about who wrote', () => {
  it('[CHOIX-01] is made, and taken back before another one is', () => {
    const possible = decisions.flatMap((from) =>
      decisions.filter((to) => canDecide(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(possible).toEqual(['enLice → retenue', 'enLice → declinee', 'retenue → enLice', 'declinee → enLice'])
  })

  it('[CHOIX-02] declines with a word, and needs none otherwise', () => {
    const isValid = (body: unknown) => NewDecision.safeParse(body).success
    for (const decision of decisions) {
      expect([decision, isValid({ decision })]).toEqual([decision, decision !== 'declinee'])
      expect(isValid({ decision, texte: 'Merci.' })).toBe(true)
      expect(isValid({ decision, texte: ' ' })).toBe(false)
    }
    expect(isValid({ decision: 'premiere' })).toBe(false)
  })
})
