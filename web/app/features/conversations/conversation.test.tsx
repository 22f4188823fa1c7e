import type { Conversation } from '@colocdar/contracts/conversations'
import { describe, expect, it } from 'vitest'
import { renderHtml } from '../../lib/testing/render.tsx'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { UnsentBubble } from './components/message-bubble.tsx'
import ConversationPage from './conversation.page.tsx'

const at = '2026-11-10T10:00:00.000Z'
const message = (id: number, texte: string, deMoi = false) => ({ id, rang: id, deMoi, texte, createdAt: at })
const page = (messages: ReturnType<typeof message>[], changes: Partial<Conversation> = {}) => {
  const conversation = {
    id: 7,
    annonce: { type: 'offre', id: 12, titre: 'Chambre à Agdal' },
    autre: { id: 3, nom: 'Karim B.' },
    dernier: messages.at(-1),
    nonLus: 0,
    luJusqua: 0,
    bloque: false,
    parti: false,
    ...changes,
  }
  return renderPage(ConversationPage, { path: '/messages/7', loaderData: { conversation, messages, suite: false } })
}

describe('a conversation', () => {
  it('[MSG-22] shows texts as texts, each from its own side, and what was read', () => {
    const html = page([message(1, '<b>Bonjour</b> https://x.ma'), message(2, 'مرحبا', true)], { luJusqua: 2 })
    expect(html).toContain('&lt;b&gt;Bonjour&lt;/b&gt; https://x.ma')
    expect(html).not.toContain('href="https://x.ma')
    expect(html).toContain('dir="auto"')
    expect(html).toContain('>Lu<')
    expect(html).toContain('href="/coloc/12"')
  })

  it('[MSG-22] warns the reader of payment in advance, not its author', () => {
    const note = 'Ne payez rien avant d’avoir visité'
    expect(page([message(1, 'Envoyez un acompte par Wafacash')])).toContain(note)
    expect(page([message(1, 'Envoyez un acompte par Wafacash', true)])).not.toContain(note)
  })

  it('[MSG-22] says why one cannot write', () => {
    expect(page([message(1, 'Oui')], { bloque: true })).toContain('Vous avez bloqué Karim B.\u00a0: débloquez')
    const gone = page([message(1, 'Oui')], { parti: true, autre: { id: null, nom: 'Personne' } })
    // In the site's own words.
    expect(gone).toContain('ancien membre')
    expect(gone).not.toContain('Personne')
    expect(gone).not.toContain('<textarea')
  })

  it('[CHOIX-06] tells who wrote that they were declined or are still in, and lets the owner decide', () => {
    const line = (changes: Partial<Conversation>) => page([message(1, 'Oui')], changes)
    expect(line({ decision: 'declinee' })).toContain('Déclinée\u00a0: ce logement')
    expect(line({ decision: 'enLice' })).toContain('Toujours en lice')
    for (const decision of ['declinee', 'enLice'] as const) expect(line({ decision })).not.toMatch(/Retenir|Décliner/)
    expect(line({ decision: null })).not.toMatch(/Déclinée|en lice/)
    const owned = { decideur: true } as const
    expect(line({ ...owned, decision: 'enLice' })).toMatch(/Retenir Karim B\..*Décliner Karim B\./s)
    for (const decision of ['declinee', 'retenue'] as const)
      expect(line({ ...owned, decision })).toContain('Revenir sur ce choix')
    for (const gone of [{ bloque: true }, { parti: true }])
      expect(line({ ...owned, ...gone, decision: 'enLice' })).not.toMatch(/Retenir|Décliner/)
  })

  it('[MSG-21] marks what was not sent', () => {
    const entry = { key: 'a', conversationId: 7, texte: 'Plus tard', reason: null }
    const html = renderHtml(<UnsentBubble entry={entry} sending={false} onRetry={() => {}} onRemove={() => {}} />)
    expect(html).toContain('Plus tard')
    expect(html).toContain('Non envoyé')
    expect(html).toContain('Réessayer')
  })
})
