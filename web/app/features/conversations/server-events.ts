export interface ServerEvent {
  id: string
  event: string
  data: string
}

/** Reads the text of a stream of server-sent events, in whatever pieces it arrives. */
export const createEventParser = (onEvent: (event: ServerEvent) => void, onRetry: (milliseconds: number) => void) => {
  let rest = ''
  return (piece: string): void => {
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map(toField))
      const retry = Number(fields.get('retry'))
      if (retry > 0) onRetry(retry)
      const data = fields.get('data')
      if (data !== undefined) onEvent({ id: fields.get('id') ?? '', event: fields.get('event') ?? 'message', data })
    }
  }
}

const toField = (line: string): [string, string] => {
  const colon = line.indexOf(':')
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}
