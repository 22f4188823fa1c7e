/** A script that stands in the page itself. The server allows it by its hash; the browser never changes it. */
export const InlineScript = ({ code }: { code: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and data that JSON and React Router have escaped.
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code : ' ' }} />
)
