export const chambre = 'غرفة'
export const villa = 'فيلا'
export const appartement = 'شقة'
export const studio = 'استوديو'

export const everybody = 'للجميع'
export const women = 'سكن مشترك للنساء'
export const men = 'سكن مشترك للرجال'

export const owner = 'صاحب السكن'
export const flatmate = 'شريك السكن المقيم فيه'
export const agency = 'وكالة'

export const onFoot = 'مشياً'
export const byTram = 'بالطرامواي'
export const byBus = 'بالحافلة'
