import type { SocialAccounts } from '../lib/client/api-context.ts'

/** The accounts that are set, in this order. The icons are drawn here: lucide has no brand icons. */
export const socialLinks = (accounts: SocialAccounts) =>
  networks.flatMap(({ name, ...network }) => {
    const href = accounts[name]
    return href ? [{ ...network, href }] : []
  })

const networks = [
  {
    name: 'whatsapp',
    label: 'WhatsApp',
    path: 'M12 3a9 9 0 0 0-7.8 13.4L3 21l4.7-1.2A9 9 0 1 0 12 3m0 1.8a7.2 7.2 0 1 1-3.8 13.3l-.3-.2-2.4.6.6-2.3-.2-.3A7.2 7.2 0 0 1 12 4.8M8.9 7.6c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.2.2 1.8 2.8 4.4 3.8 2.1.9 2.6.7 3 .6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.1-.3-.2-.5-.3l-1.7-.8c-.2-.1-.4-.1-.6.1l-.7.9c-.2.2-.3.2-.5.1a6 6 0 0 1-3-2.6c-.2-.3 0-.4.1-.6l.4-.5.2-.4v-.4l-.8-1.9c-.2-.5-.4-.5-.6-.5z',
  },
  {
    name: 'facebook',
    label: 'Facebook',
    path: 'M13.6 21v-8h2.7l.4-3.1h-3.1V7.9c0-.9.3-1.5 1.6-1.5h1.6V3.6c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.4-4 4.1v2.3H7.7V13h2.7v8z',
  },
  {
    name: 'instagram',
    label: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8zm4 2.9a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6m0 1.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5m4.7-3.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  },
  {
    name: 'linkedin',
    label: 'LinkedIn',
    path: 'M4 9h3.6v11H4zm1.8-5.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2M10 9h3.4v1.5c.5-.9 1.7-1.8 3.4-1.8 3.6 0 4.2 2.4 4.2 5.4V20h-3.6v-5.2c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H10z',
  },
] as const
