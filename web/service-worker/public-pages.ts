import { inLangue, siteLangues } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'

/** The pages that a browser may keep for when there is no connection: no account, no token in the address. */
const kept = [
  paths.home,
  paths.offres,
  paths.demandes,
  paths.villeOffres,
  paths.villeDemandes,
  paths.presDe,
  paths.offre,
  paths.offreAlias,
  paths.demande,
  paths.utilisateur,
  paths.blogs,
  paths.blog,
  paths.abonnements,
  paths.about,
  paths.policies,
  paths.conditions,
]

export const publicPages: string[] = siteLangues.flatMap((langue) =>
  kept.map(({ pattern }) => `^${inLangue(langue, pattern).replace(/:\w+/g, '[^/]+')}$`),
)
