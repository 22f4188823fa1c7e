// The passwords that are refused: the 10,000 most common of the world, and those of our members.
import international from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** In lower case and in order. Shorter ones are left out: the form refuses them anyway. */
export const commonPasswords = () => {
  const worldwide = international.filter(fits).slice(0, 10_000)
  return [...new Set([...worldwide, ...ourPasswords().filter(fits)])].sort()
}

const fits = (password) => password.length >= 6 && password.length <= 40

/** Words typed in French and in Morocco, alone and with the endings that people add to please a form. */
const ourPasswords = () => words.flatMap((word) => endings.map((ending) => `${word}${ending}`))

const years = Array.from({ length: 11 }, (_, index) => String(2020 + index))
const endings = ['', '1', '12', '123', '1234', '12345', '123456', ...years]

const words = `
  azerty azertyuiop azer aqwzsx aqwxsz qsdfgh qsdfghjklm wxcvbn azeqsd motdepasse mot2passe mdp monmotdepasse secret
  bonjour bonsoir salut soleil chocolat doudou loulou nounours princesse amour jetaime jetaimemaman maman papa famille
  maison vacances cheval licorne marseille france paris lyon toulouse bruxelles camille nicolas julien sandrine thomas
  marie pierre chloe manon juillet aout septembre lundi vendredi coucou bisous cacahuete tintin poisson fromage liberte
  maroc morocco maghreb marocain casablanca casa rabat marrakech fes meknes tanger tangier agadir oujda tetouan kenitra
  sale temara safi mohammedia eljadida benimellal nador essaouira khouribga settat ifrane chefchaouen dakhla laayoune
  raja rajacasa wydad wydadcasa asfar botola lionsdelatlas atlas atlaslions bladi lmaghrib dimamaghrib dimaraja dimawydad
  mohamed mohammed ahmed youssef hamza omar ali hassan hicham karim mehdi amine anas ayoub zakaria ismail ilyas rachid
  said khalid mustapha abdellah fatima fatimazahra khadija aicha meryem mariam salma sara imane hajar zineb kenza houda
  nadia samira laila yasmine hiba hanane asmae oumaima soukaina
  allah allahakbar bismillah hamdoulah hamdoullah inchallah inchaallah machaallah mouhamed salam salamalikoum habibi
  hbiba zwina khouya walo darija tajine couscous
  coloc colocation colocdar colocataire appartement chambre studio loyer etudiant universite
`
  .trim()
  .split(/\s+/)
