import type { Conversation } from '@colocdar/contracts/conversations'
import { describe, expect, it } from 'vitest'
import { type Inbox, mergeById, withChange, withConversation, withoutConversation, withPage } from './inbox-state.ts'

const conversation = (id: number, last: number, nonLus = 0): Conversation => ({
  id,
  annonce: { type: 'offre', id: 1, titre: 'Chambre' },
  autre: { id: 2, nom: 'Karim B.' },
  dernier: { id: last, rang: 1, deMoi: false, texte: 'Bonjour', createdAt: '2026-11-16T10:00:00.000Z' },
  nonLus,
  luJusqua: 0,
  bloque: false,
  parti: false,
})
const inbox: Inbox = { conversations: [conversation(1, 30), conversation(2, 20)], suivant: 20 }
const ids = ({ conversations }: Inbox) => conversations.map(({ id }) => id)

describe('the list of conversations', () => {
  it('puts the one with a new message first, and knows it once', () => {
    const next = withConversation(inbox, conversation(2, 40, 1))
    expect([ids(next), next.conversations[0]?.nonLus]).toEqual([[2, 1], 1])
    expect(ids(withConversation(next, conversation(3, 50)))).toEqual([3, 2, 1])
  })

  it('leaves an old one to its page', () => {
    expect(ids(withConversation(inbox, conversation(9, 5)))).toEqual([1, 2])
    expect(ids(withPage(inbox, { content: [conversation(9, 5)], suivant: null }))).toEqual([1, 2, 9])
  })

  it('changes of one what was changed, and takes none in that was not read yet', () => {
    const next = withChange(withConversation(inbox, conversation(2, 40, 1)), 2, { bloque: true })
    expect(next.conversations[0]).toEqual({ ...conversation(2, 40, 1), bloque: true })
    expect(ids(withChange(inbox, 9, { bloque: true }))).toEqual([1, 2])
  })

  it('forgets the one that was left', () => {
    expect(ids(withoutConversation(inbox, 1))).toEqual([2])
  })
})

it('messages are merged in their order, each once, the newer reading wins', () => {
  const read = (id: number, texte: string) => ({ id, texte })
  expect(mergeById([read(2, 'b'), read(3, 'c')], [read(1, 'a'), read(3, 'C'), read(4, 'd')])).toEqual([
    read(1, 'a'),
    read(2, 'b'),
    read(3, 'C'),
    read(4, 'd'),
  ])
})
