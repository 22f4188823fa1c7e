import { formatFigure } from '../../lib/formats/figure.ts'
import { plural } from '../../lib/formats/plural.ar.ts'

export const annonces = (count: number) =>
  plural(count, {
    zero: 'لا إعلانات',
    one: 'إعلان واحد',
    two: 'إعلانان',
    few: `${formatFigure(count)} إعلانات`,
    many: `${formatFigure(count)} إعلاناً`,
    other: `${formatFigure(count)} إعلان`,
  })
export const offres = (count: number) =>
  plural(count, {
    zero: 'لا عروض',
    one: 'عرض واحد',
    two: 'عرضان',
    few: `${formatFigure(count)} عروض`,
    many: `${formatFigure(count)} عرضاً`,
    other: `${formatFigure(count)} عرض`,
  })
export const demandes = (count: number) =>
  plural(count, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${formatFigure(count)} طلبات`,
    many: `${formatFigure(count)} طلباً`,
    other: `${formatFigure(count)} طلب`,
  })
export const moreThan = (total: string) => `أكثر من ${total}`

export const carousel = 'المدن'
export const quartier = 'الحي'
export const unreadable = 'تعذّر تحميل المدن'
export const retry = 'إعادة المحاولة'
export const comma = '، '
