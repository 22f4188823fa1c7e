interface Policy {
  createHTML(html: string): TrustedHTML
}

interface PolicyRules {
  createHTML?(html: string): string | null
  createScriptURL?(url: string): string | null
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy }
}

const policy = trustedTypes?.createPolicy('colocdar', { createHTML: (html) => html })

// What no code of ours hands over: React creates script elements by the first, the service worker is the second.
trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' ? html : null),
  createScriptURL: (url) => (url === '/service-worker.js' ? url : null),
})

/**
 * HTML that is our own or that the server has sanitised, as browsers with Trusted Types take it: they refuse any other
 * text, wherever it comes from.
 */
export const trustHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html
