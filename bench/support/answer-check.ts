/** What every answer must be like, to be counted. */
export interface Expected {
  type: 'text/html' | 'application/json'
  /** As sent: compressed. Errors are much smaller than what they stand for. */
  leastBytes: number
}

/** Looks at every answer of a measurement, by its status and headers: the ETag tells one content from another. */
export const createAnswerCheck = ({ type, leastBytes }: Expected) => {
  const etags = new Set<string>()
  const wrong: string[] = []
  return {
    look(status: number, headers: Record<string, string>): void {
      const { etag = '', 'content-type': given = '', 'content-length': bytes = '0' } = headers
      etags.add(etag)
      if (status !== 200 || !given.startsWith(type) || Number(bytes) < leastBytes)
        wrong.push(`${status} ${given}, ${bytes} bytes`)
    },
    get seen() {
      return { different: etags.size, wrong: wrong.length, firstWrong: wrong[0] ?? '' }
    },
  }
}
