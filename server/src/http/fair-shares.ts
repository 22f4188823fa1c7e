/**
 * Counts the requests under way of each network. Overload is shed where it comes from: while one network causes it, the
 * few requests of others are answered; when many cause it together, nobody has a fair share left.
 */
export const createFairShares = ({ perNetwork, crowd }: { perNetwork: number; crowd: number }) => {
  const underWay = new Map<string, number>()
  // Those within their network's share only: a flood does not pass for a crowd.
  let fair = 0
  return {
    enter(network: string): void {
      const requests = (underWay.get(network) ?? 0) + 1
      underWay.set(network, requests)
      if (requests <= perNetwork) fair += 1
    },
    leave(network: string): void {
      const requests = underWay.get(network) ?? 0
      if (requests <= perNetwork) fair -= 1
      if (requests > 1) underWay.set(network, requests - 1)
      else underWay.delete(network)
    },
    isExceeded: (network: string): boolean => (underWay.get(network) ?? 0) > perNetwork || fair > crowd,
  }
}
