export const formerMember = 'عضو سابق'
export const messageEmpty = 'الرسالة فارغة.'
export const annonceUnknown = 'تتعلق المحادثة بعرض أو بطلب.'
export const waitInvalid = 'قيمة الانتظار 0 أو غائبة.'
export const triUnknown = 'الترتيب هو convient أو recents أو sansReponse.'
export const afterInvalid = 'التتمة المطلوبة غير موجودة.'
export const decisionUnknown = 'القرار اختيار أو اعتذار أو انتظار.'
export const declines = [
  'السلام عليكم، شكراً على رسالتك. وقع اختياري على شخص آخر لهذا السكن. أتمنى لك العثور قريباً على سكن يعجبك.',
  'السلام عليكم، شكراً على اهتمامك. مواعيدنا أو انتظاراتنا لا تتوافق تماماً، وفضلت إخبارك بذلك. بحث موفق!',
  'السلام عليكم، شكراً على الوقت المخصص لمراسلتي. توصلت برسائل كثيرة ولا يمكنني متابعة طلبك. بالتوفيق في بقية البحث!',
]
export const thanks = 'السلام عليكم، تم كراء السكن. شكراً على رسالتك وعلى صبرك. أتمنى لك العثور قريباً على سكن يناسبك.'
