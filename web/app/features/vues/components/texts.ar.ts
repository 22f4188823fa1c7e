export const already = 'هذا الإعلان: '
export const marques: Record<'vue' | 'contactee', string> = { vue: 'تمت مشاهدته', contactee: 'تم التواصل' }
