import type { Genre, OffreStatut } from '@colocdar/contracts/enumerations'
import { plural } from './plural.ar.ts'

export const groupSeparator = '\u202f'
export const groupedFrom = 5

export const dirhams = 'درهم'
export const squareMetres = 'م²'
export const duree = (months: number) =>
  plural(months, {
    zero: 'بدون مدة محددة',
    one: 'شهر واحد',
    two: 'شهران',
    few: `${months}\u00a0أشهر`,
    many: `${months}\u00a0شهراً`,
    other: `${months}\u00a0شهر`,
  })

export const months = [
  ...['يناير', 'فبراير', 'مارس', 'أبريل', 'ماي', 'يونيو'],
  ...['يوليوز', 'غشت', 'شتنبر', 'أكتوبر', 'نونبر', 'دجنبر'],
]
export const dayOfMonth = (day: number) => String(day)

export const justNow = 'الآن'
const units = {
  second: ['ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'],
  minute: ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'],
  hour: ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'],
  day: ['يوم واحد', 'يومين', 'أيام', 'يوماً', 'يوم'],
  month: ['شهر واحد', 'شهرين', 'أشهر', 'شهراً', 'شهر'],
  year: ['سنة واحدة', 'سنتين', 'سنوات', 'سنة', 'سنة'],
} satisfies Record<string, [one: string, two: string, few: string, many: string, other: string]>
/** Nobody would read a shorter form, and these are short. */
export const ago = (count: number, unit: keyof typeof units, _isShort: boolean) => {
  const [one, two, few, many, other] = units[unit]
  return `قبل ${plural(count, {
    zero: one,
    one,
    two,
    few: `${count} ${few}`,
    many: `${count} ${many}`,
    other: `${count} ${other}`,
  })}`
}

export const unspecified = 'غير محدد'
export const availableNow = 'متاح حالاً'
export const answersWithinHour = 'الرد في أقل من ساعة'
export const answersInHours = (hours: number) =>
  `الرد في غضون ${plural(hours, {
    zero: 'ساعة',
    one: 'ساعة',
    two: 'ساعتين',
    few: `${hours}\u00a0ساعات`,
    many: `${hours}\u00a0ساعة`,
    other: `${hours}\u00a0ساعة`,
  })}`
export const answersInDays = (days: number) =>
  `الرد في غضون ${plural(days, {
    zero: 'يوم',
    one: 'يوم',
    two: 'يومين',
    few: `${days}\u00a0أيام`,
    many: `${days}\u00a0يوماً`,
    other: `${days}\u00a0يوم`,
  })}`

export const statuts: Record<OffreStatut, string> = {
  EN_ATTENTE: 'في الانتظار',
  IMMEDIATE: 'متاح حالاً',
  DISPONIBLE: 'متاح',
  LOUE: 'تم كراؤه',
}
export const genres: Record<Genre, string> = {
  FEMME: 'امرأة',
  HOMME: 'رجل',
  NON_SPECIFIE: 'أفضل عدم ذكره',
}
