import { paths } from '@colocdar/contracts/paths'
import type { Config } from './config.ts'

/** Printed in the terminal once the site answers. */
export const welcome = (config: Config): string => {
  const lines = [`Colocdar est prêt : ${config.PUBLIC_URL}`]
  if (config.mode === 'demo') {
    lines.push(
      '',
      'Comptes de démonstration (mot de passe : colocdar) :',
      '  admin          vérifie les annonces',
      '  proprietaire   publie des offres',
      '  chercheur      a une demande',
      '  nouveau        profil vide, e-mail à vérifier',
      `Boîte aux lettres : ${config.PUBLIC_URL}${paths.devMails()}`,
    )
  }
  return `\n${lines.join('\n')}\n`
}
