const feature = /^api\/src\/features\/(?<name>[^/]+)\//
const repository = /\.repository\.ts$/
const sqlPackage = /^(drizzle-orm|pg$)/

// Ports speak SQL themselves; they live beside features/, in folders of their own.
const mayQuery = (path) => !feature.test(path) || repository.test(path)

/** A feature speaks SQL in its repositories only, and only the feature itself calls them. */
export const featureRules = (imports) =>
  [...imports].flatMap(([path, list]) => [
    ...(mayQuery(path) || !list.some(({ from, typesOnly }) => sqlPackage.test(from) && !typesOnly)
      ? []
      : [`${path} : SQL hors d’un repository`]),
    ...list
      .filter(({ target }) => path.startsWith('api/') && target && repository.test(target) && feature.test(target))
      .filter(({ target }) => nameOf(target) !== nameOf(path))
      .map(({ target }) => `${path} : passe par le service de ${nameOf(target)}, pas par ${target}`),
  ])

const nameOf = (path) => feature.exec(path)?.groups.name
