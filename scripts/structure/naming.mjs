// What a feature folder may hold: a reader knows the kind of each file before opening it.
const apiFile =
  /^(?<feature>[a-z]+)(-[a-z]+)*\.(routes|service|repository|policy|states|tags|rules|client|mails|mails\.fr|mails\.ar|texts\.fr|texts\.ar|seed|plugin)\.ts$/
const apiTest = /^(?<feature>[a-z]+)(-[a-z]+)*\.test\.ts$/
const webFile = /^[a-z]+(-[a-z]+)*(\.(page|layout)\.tsx|(\.(loader|fr|ar))?\.ts|\.test\.tsx?|\.svg)$/
const webComponent = /^([a-z]+(-[a-z]+)*(\.test)?\.tsx?|texts\.(fr|ar)\.ts)$/
const vague = /(^|\/)(utils?|helpers?|misc|index)\.(ts|tsx|mjs)$/
const longest = 250

/** Names that explain themselves, files that fit on a few screens. */
export const namingRules = (tree) => tree.flatMap(({ path, text }) => [...nameOf(path), ...lengthOf(path, text)])

const nameOf = (path) => {
  if (vague.test(path)) return [`${path} : un nom qui dit ce que le fichier contient, pas « utils » ni « index »`]
  const [, side, feature, rest] = /^(api\/src|web\/app)\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (side === 'api/src') return apiNameOf(path, feature, rest)
  if (side === 'web/app') return webNameOf(path, rest)
  return []
}

const apiNameOf = (path, feature, file) => {
  const known = apiFile.exec(file) ?? apiTest.exec(file)
  if (!known) return [outside(path)]
  return known.groups.feature === feature ? [] : [`${path} : le fichier porte le nom d’une autre fonctionnalité`]
}

/** Pages, layouts and functions stand on top of a feature, all other components below `components/`. */
const webNameOf = (path, rest) => {
  const file = rest.split('/').at(-1)
  const known = rest.startsWith('components/') ? webComponent.test(file) : !rest.includes('/') && webFile.test(file)
  return known ? [] : [outside(path)]
}

const outside = (path) => `${path} : hors du vocabulaire des fonctionnalités (scripts/structure/naming.mjs)`

const lengthOf = (path, text) => {
  const lines = text.split('\n').length
  return lines > longest ? [`${path} : ${lines} lignes, ${longest} au plus`] : []
}
