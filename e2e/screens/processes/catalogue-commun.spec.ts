import { existsSync } from 'node:fs'
import { annoncesOf } from '../../support/annonces.ts'
import { joinDemo, metricsToken } from '../../support/join-demo.ts'
import { expect, requestTest as test } from '../../support/test.ts'

// More connections at once than there are processes: each process gets some.
const connections = 8

test('several processes show one catalogue and stop together', async ({ request, membres }) => {
  // Two servers start on the way, which a busy machine does slowly.
  test.setTimeout(120_000)
  const annonces = annoncesOf(request, membres)
  const ville = await annonces.ville()
  const server = await joinDemo(2)
  const pagesWith = async (text: string) => {
    const address = `${server.url}/coloc/ville/${ville.id}/offres`
    const pages = Array.from({ length: connections }, async () => (await fetch(address)).text())
    return (await Promise.all(pages)).filter((html) => html.includes(text)).length
  }
  try {
    expect(server.children()).toHaveLength(2)
    expect(await pagesWith('Aucun logement trouvé')).toBe(connections)

    // Each reports the metrics of both, once both have started.
    const measured = async () => {
      const metrics = await (
        await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
      ).text()
      return [...metrics.matchAll(/^colocdar_resident_memory_bytes\{process="(\d)"\}/gm)].map(([, number]) => number)
    }
    await expect.poll(measured).toEqual(['1', '2'])

    // Published through the other server: what each process has cached is stale now.
    const offre = await annonces.offre(await membres.demo('proprietaire'), { villeId: ville.id })
    await expect.poll(() => pagesWith(`/coloc/${offre.id}"`)).toBe(connections)

    const processes = server.children()
    expect(await server.stop('SIGINT')).toBe(0)
    expect(processes.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
  } finally {
    await server.stop('SIGKILL')
  }
})
