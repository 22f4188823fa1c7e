import { expect, it } from 'vitest'
import { createEventParser, type ServerEvent } from './event-stream.ts'

const parse = (pieces: string[]) => {
  const events: ServerEvent[] = []
  const retries: number[] = []
  const take = createEventParser(
    (event) => events.push(event),
    (retry) => retries.push(retry),
  )
  for (const piece of pieces) take(piece)
  return { events, retries }
}

const text = 'retry: 3000\n\n:\n\nid: 7\nevent: conversation\ndata: {"a":"b: c"}\n\nid: 8\nevent: depart\ndata: {}\n\n'

it('reads a stream in whatever pieces it comes, without heartbeats', () => {
  const expected = {
    events: [
      { id: '7', event: 'conversation', data: '{"a":"b: c"}' },
      { id: '8', event: 'depart', data: '{}' },
    ],
    retries: [3000],
  }
  expect(parse([text])).toEqual(expected)
  expect(parse([...text])).toEqual(expected)
})

it('waits for the end of an event', () => {
  expect(parse(['id: 1\nevent: pret\ndata: {}\n']).events).toEqual([])
})
