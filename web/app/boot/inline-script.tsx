/** An inline script. The server allows it by its hash; hydration leaves it alone. */
export const InlineScript = ({ code }: { code: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and data escaped by JSON and React Router.
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code : ' ' }} />
)
