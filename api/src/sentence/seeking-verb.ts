/**
 * Verbs that say that somebody looks for something, in every person: « kan9leb », « kay9elbo », « kandor », « bghina »,
 * « تنقلبو ».
 */
export const seekingVerb = new RegExp(
  [
    '(?:[kt]a)?[nty]?[9q][aeou]?ll?[aeou]?b(?:o|ou|w|t|na)?',
    '[kt]a[nty]?(?:d[ou]*w?[aeou]?r|b[7h][ae]?[tdt]h?|ch[ou]+f|skn|sk[aeou]*n|kr[iy]|l[9q]a)(?:o|ou|w)?',
    '[nty](?:sk[aeou]*n|kri|l[9q]a|ch[ou]+f)(?:o|ou|w)?',
    'bgh(?:i|a|it|ina|iti|itou?|itha|aw|at|ya|in)',
    '[كت]?[انتي]{0,2}(?:قلب|دور|بحث|سكن|كري|لقى|لقا|شوف|حتاج)(?:و|وا|ت|ين)?',
    'بغ(?:يت|ينا|ا|ي|او|ات|يتو|يتها|ين)',
  ]
    .map((form) => `^${form}$`)
    .join('|'),
)

/** « makaynch », « mafihach », « ماكاينش »: what is after it is not there or not wanted. */
export const negatedVerb = /^(?:ma(?:k[aiy]|f[iy]|bgh|kh|ch)[a-z\d]*ch|ما?(?:كا|كي|في|بغ)\p{L}*ش)$/u
