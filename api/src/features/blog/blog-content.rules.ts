import sanitizeHtml from 'sanitize-html'

/**
 * Keeps the tags of a text, tables and pictures, and removes scripts, frames, styles and forms.
 * Pictures must come from our own uploads or over https.
 */
export const sanitizeContent = (html: string): string => sanitizeHtml(html, rules)

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // The page already has an h1, its title.
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs.src),
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
}

const isPicture = (src: string | undefined): boolean =>
  src !== undefined && (/^https:\/\/[^\s/\\]/.test(src) || /^\/uploads\/[\w-]+\.webp(\?w=\d+)?$/.test(src))
