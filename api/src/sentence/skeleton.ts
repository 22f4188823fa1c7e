/** Arabic letters as Latin ones that sound alike; vowels and those that French leaves out are not written. */
const latin: Record<string, string> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'x',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'd',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
}

/**
 * The consonants of a folded name as they sound, so that « تطوان », « Tétouan » and « titwan » are one. Darija writes letters that
 * Latin has not as digits.
 */
export const skeletonOf = (name: string): string =>
  name
    .split(' ')
    .map((word) =>
      word
        .replace(/^(?:ال|el(?=.{3})|al(?=.{3}))/, '')
        .replace(/[\u0621-\u064a]/g, (letter) => latin[letter] ?? '')
        .replace(/[37952]/g, (digit) => ({ 7: 'h', 9: 'k', 5: 'k' })[digit] ?? '')
        .replace(/ou/g, 'w')
        .replace(/ch|sh/g, 'x')
        .replace(/kh|[cqg]/g, 'k')
        .replace(/gh/g, 'k')
        .replace(/(.)\1+/g, '$1')
        .replace(/[aeiouy]/g, '')
        .replace(/h$/, ''),
    )
    .join(' ')
