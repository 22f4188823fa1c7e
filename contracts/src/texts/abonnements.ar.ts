export const freeDescription = 'للبحث والنشر على مهل.'
export const freeAds = 'طلب واحد وعروضك المنشورة'
export const freeVerified = 'إعلانات يوثقها فريقنا'
export const freeNumbers = 'ظهور أرقام الهاتف بعد تأكيد البريد الإلكتروني'

export const standardDescription = 'لكراء أسرع، بإعلان في مكان أفضل.'
export const standardFree = 'كل ما في الصيغة المجانية'
export const standardRaised = 'رفع الإعلان كل أسبوع'
export const standardPriority = 'الأولوية في التوثيق'

export const premiumDescription = 'لأصحاب السكن الذين يسيرون عدة مساكن.'
export const premiumStandard = 'كل ما في صيغة ستاندار'
export const premiumShown = 'إبراز الإعلانات في الصفحة الرئيسية'
export const premiumContact = 'شخص مخصص للتواصل'

export const planNames = { Gratuit: 'مجانية', Standard: 'ستاندار', Premium: 'بريميوم' }
