export const title = 'إضافة طلب'
export const description = 'وصف السكن المطلوب.'
export const invitation = 'يكفي وصف السكن المطلوب: من لديه غرفة شاغرة سيتواصل معك.'
export const oneOnly = 'سبق لك إضافة طلب'
export const oneOnlyText = 'يمكن لكل عضو نشر طلب واحد. يمكنك تعديل طلبك إذا تغيّر السكن المطلوب.'
export const editOwn = 'تعديل طلبي'
export const nom = 'الاسم'
export const email = 'البريد الإلكتروني'

export const authorStep = 'العضو'
export const preferencesStep = 'التفضيلات'
export const confirmationStep = 'التأكيد'

export const firstTitre = 'أبحث عن شريك سكن'
export const preferences = 'تفضيلاتك'
export const descriptionHelp = 'نبذة عنك، وعن السكن المطلوب، وعن نمط حياتك.'
export const dateHelp = 'اليوم أو بعده.'
export const dureeUnit = 'شهر'
export const next = 'التالي'

export const missing = {
  titre: 'المرجو إدخال عنوان للطلب.',
  description: 'المرجو إدخال وصف للطلب.',
  villeId: 'المرجو اختيار مدينة.',
  quartier: 'المرجو إدخال حي السكن المشترك.',
  budget: 'المرجو إدخال ميزانية صحيحة.',
  disponibilite: 'المرجو اختيار وقت التوفر.',
  specificDate: 'المرجو تحديد تاريخ التوفر.',
  duree: 'المرجو إدخال مدة صحيحة بالأشهر.',
}

export const required: Record<keyof typeof missing, string> = {
  titre: 'عنوان الطلب إلزامي.',
  villeId: 'المدينة إلزامية.',
  quartier: 'الحي إلزامي.',
  budget: 'الميزانية إلزامية.',
  description: 'الوصف إلزامي.',
  duree: 'المدة إلزامية.',
  disponibilite: 'وقت التوفر إلزامي.',
  specificDate: 'تحديد تاريخ التوفر إلزامي.',
}
export const incomplete = 'طلبك غير مكتمل'
export const send = 'إرسال'
export const sending = 'جارٍ الإرسال...'
export const sentTitle = 'تم بنجاح'
export const sent = 'تم إرسال طلبك بنجاح!'
export const showOwn = 'الاطلاع على طلبي'

export const thanksTitle = 'تم إرسال الطلب'
export const thanks = 'شكراً لك. تم إرسال طلبك بنجاح، وسيُعرض على الإدارة لتوثيقه'
export const home = 'الرجوع إلى الرئيسية'
