import { createContext, useContext } from 'react'
import { ScrollRestoration } from 'react-router'

/** The inline scripts written while a page is rendered: only these get a hash in its policy. Null in browsers. */
export const WrittenScripts = createContext<string[] | null>(null)

/** An inline script. The server allows it by its hash; hydration leaves it alone. */
export const InlineScript = ({ code }: { code: string }) => {
  useContext(WrittenScripts)?.push(code)
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and data escaped by JSON and React Router.
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? code : ' ' }} />
  )
}

/** React Router's component, whose script is ours to allow. */
export const ScrollScript = () => {
  // Called, not rendered: its element holds the code.
  const script = ScrollRestoration({})
  const code = script?.props.dangerouslySetInnerHTML?.__html
  const written = useContext(WrittenScripts)
  if (code) written?.push(code)
  return script
}
