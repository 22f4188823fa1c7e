import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../lib/testing/render.tsx'
import { ReportedConversation, ReportedMessages } from './reported-conversation.tsx'

it('reads a conversation only when asked to, and says that it is logged', () => {
  expect(renderText(<ReportedConversation id={12} />)).toBe('Lire la conversation La lecture est consignée au journal.')
})

it('shows who wrote what, as text', () => {
  const createdAt = new Date().toISOString()
  const html = renderHtml(
    <ReportedMessages
      messages={[
        { id: 1, auteur: { id: 7, username: 'karim' }, texte: '<b>Payez</b>', createdAt },
        { id: 2, auteur: null, texte: 'Non merci', createdAt },
      ]}
    />,
  )
  expect(html).toContain('&lt;b&gt;Payez')
  expect(html).toMatch(/karim.*Payez.*un ancien membre.*Non merci/s)
})
