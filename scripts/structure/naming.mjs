// What a feature folder of the API may hold: a reader knows each file before opening it.
const apiFeatureFile =
  /^(?<feature>[a-z]+)(-[a-z-]+)?\.(routes|service|repository|policy|states|rules|client|mails|job|seed|plugin)\.ts$/
const apiHelperFile = /^[a-z][a-z0-9]*(-[a-z0-9]+)*((\.isolated)?\.test)?\.ts$/
const vagueName = /(^|\/)(utils?|helpers?|misc|common-utils|index)\.(ts|tsx|mjs)$/
const longest = 250

/** Names that explain themselves, files that fit on a few screens. */
export const namingRules = (tree) => tree.flatMap(({ path, text }) => [...nameOf(path), ...lengthOf(path, text)])

const nameOf = (path) => {
  if (vagueName.test(path)) return [`${path} : un nom qui dit ce que le fichier contient, pas « utils » ni « index »`]
  const [, feature, file] = /^api\/src\/features\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  if (!feature) return []
  const typed = apiFeatureFile.exec(file)
  if (typed && typed.groups.feature !== feature) return [`${path} : le fichier porte le nom d’une autre fonctionnalité`]
  if (!typed && !apiHelperFile.test(file)) return [`${path} : nom hors du vocabulaire des dossiers de fonctionnalité`]
  return []
}

const lengthOf = (path, text) => {
  const lines = text.split('\n').length
  return lines > longest ? [`${path} : ${lines} lignes, ${longest} au plus`] : []
}
