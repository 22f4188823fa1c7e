import type { RepereDemo } from './types.ts'

/** What offers name, by their titles. */
export const reperesByTitre: Record<string, readonly RepereDemo[]> = {
  'Petite chambre, petit prix, proche faculté': [
    ['fsjes-ain-chock', 12, 'BUS'],
    ['ehtp', 15, 'BUS'],
    ['tram-facultes', 9, 'PIED'],
  ],
  'Chambre spacieuse à côté de Casa-Voyageurs': [
    ['gare-casa-voyageurs', 5, 'PIED'],
    ['tram-casa-voyageurs', 6, 'PIED'],
    ['encg-casablanca', 20, 'BUS'],
  ],
  'Grande chambre avec bureau, à deux pas du Twin Center': [
    ['tram-derb-ghallef', 12, 'PIED'],
    ['faculte-medecine-casablanca', 25, 'TRAM'],
  ],
  'Chambre lumineuse dans un appartement Art déco': [
    ['tram-place-mohammed-v', 10, 'PIED'],
    ['gare-casa-port', 18, 'PIED'],
  ],
  'Villa avec jardin à partager à quatre': [
    ['gare-oasis', 8, 'PIED'],
    ['ensem', 15, 'PIED'],
    ['encg-casablanca', 30, 'TRAM'],
  ],
  'Studio meublé à deux rues de la plage': [['tram-ain-diab', 4, 'PIED']],
  'غرفة مفروشة فالحي الحسني حدا الطرامواي': [['fsjes-ain-chock', 20, 'BUS']],
  'استوديو نقي في عين السبع لشخص واحد': [
    ['gare-ain-sebaa', 10, 'PIED'],
    ['fsjes-ain-sebaa', 15, 'PIED'],
  ],
  'Coloc féminine à Agdal, chat inclus': [
    ['tram-avenue-de-france', 2, 'PIED'],
    ['fsjes-agdal', 10, 'PIED'],
    ['gare-rabat-agdal', 12, 'PIED'],
    ['faculte-sciences-rabat', 15, 'PIED'],
  ],
  'Chambre d’étudiant à côté de l’INPT et de l’EMI': [
    ['inpt', 3, 'PIED'],
    ['emi-rabat', 12, 'TRAM'],
    ['tram-madinat-al-irfane', 6, 'PIED'],
    ['ensias', 5, 'PIED'],
    ['fsjes-agdal', 18, 'TRAM'],
  ],
  'Deux pièces au pied de la tour Hassan': [
    ['tram-tour-hassan', 3, 'PIED'],
    ['gare-rabat-ville', 15, 'PIED'],
  ],
  'غرفة للطالبات في بيت عائلي هادئ': [['fsjes-agdal', 25, 'BUS']],
  'Chambre à Bettana, tramway en bas': [
    ['tram-bettana', 2, 'PIED'],
    ['gare-sale-ville', 15, 'PIED'],
  ],
  'شقة من ثلاث غرف في تابريكت لثلاثة شركاء': [['tram-tabriquet', 5, 'PIED']],
  'Colocation étudiante près de la fac Semlalia': [
    ['faculte-sciences-semlalia', 5, 'PIED'],
    ['gare-marrakech', 20, 'BUS'],
  ],
  'Chambre double pour deux amies': [
    ['fsjes-marrakech', 10, 'PIED'],
    ['faculte-lettres-marrakech', 12, 'PIED'],
  ],
  'Chambre pour étudiante, quartier Atlas': [
    ['gare-fes', 15, 'BUS'],
    ['est-fes', 20, 'BUS'],
  ],
  'Chambre étudiante à côté de l’ENSA': [
    ['ensa-tanger', 4, 'PIED'],
    ['fst-tanger', 10, 'PIED'],
  ],
  'كنقلبو على شريك ثالث فشقة ببوخالف': [['fst-tanger', 8, 'PIED']],
  'Chambre près de l’université Ibn Zohr': [
    ['faculte-sciences-agadir', 10, 'PIED'],
    ['fsjes-agadir', 12, 'PIED'],
  ],
  'Chambre d’étudiant à Hamria, huit ans d’habitude': [['gare-meknes-al-amir-abdelkader', 8, 'PIED']],
  'Chambre à 200 mètres de l’ENCG': [
    ['encg-settat', 3, 'PIED'],
    ['fst-settat', 10, 'PIED'],
  ],
  'Étage de chalet, cheminée et bois fourni': [['al-akhawayn', 20, 'PIED']],
  'Chambre proche du CHU et de la fac de médecine': [['faculte-medecine-oujda', 10, 'PIED']],
  'Chambre à dix minutes de la gare LGV': [['gare-kenitra', 10, 'PIED']],
}
