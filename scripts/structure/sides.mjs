const featuresUnder = (tree, pattern) => new Set(tree.map(({ path }) => pattern.exec(path)?.[1]).filter(Boolean))

/** Rooms of the web without a feature of the same name in the API. */
const webOnly = new Set(['accueil', 'annonces', 'informations', 'listing', 'sitemap'])

/** One noun through every floor: what the API or the pages call a feature has its contract under the same name. */
export const sideRules = (tree) => {
  const contracts = featuresUnder(tree, /^contracts\/src\/([a-z]+)\.ts$/)
  const api = featuresUnder(tree, /^api\/src\/features\/([^/]+)\//)
  const web = featuresUnder(tree, /^web\/app\/features\/([^/]+)\//)
  const table = tree.find(({ path }) => path === 'contracts/src/table.ts')?.text ?? ''
  const declared = [...table.matchAll(/from '\.\/([a-z]+)\.ts'/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'endpoint')
  return [
    ...[...api]
      .filter((name) => !contracts.has(name))
      .map((name) => `api/src/features/${name} : contracts/src/${name}.ts manque`),
    ...declared
      .filter((name) => !api.has(name))
      .map((name) => `contracts/src/${name}.ts : api/src/features/${name} manque`),
    ...[...web]
      .filter((name) => !contracts.has(name) && !webOnly.has(name))
      .map((name) => `web/app/features/${name} : ni un nom de contracts/src, ni une pièce connue du site`),
  ]
}
