import { endpoint } from '@colocdar/contracts/endpoint'
import { allEndpoints } from '@colocdar/contracts/table'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { parseOutput } from './parse.ts'

describe('parseOutput', () => {
  const call = endpoint('GET', '/test', 'public', {
    summary: '',
    response: mini.array(mini.object({ id: mini.int(), ville: mini.object({ nom: mini.string() }) })),
  })

  it('drops what the contract does not name, at every depth', () => {
    const row = { id: 1, telephone: '0600000000', ville: { nom: 'Salé', secret: 1 } }
    expect(parseOutput(call, [row])).toEqual([{ id: 1, ville: { nom: 'Salé' } }])
    expect(row).toHaveProperty('telephone')
  })

  it('refuses what the contract does not allow', () => {
    expect(() => parseOutput(call, [{ id: 'un', ville: { nom: 'Salé' } }])).toThrow(z.core.$ZodError)
  })

  it('is compiled for every call: zod would go back to its slow parser without a word', () => {
    for (const { id, endpoint } of allEndpoints)
      expect(() => z.compile(endpoint.response, { strict: true }), id).not.toThrow()
  })
})
