export const busyTitle = 'لحظة من فضلك'
export const busyHeading = 'لحظة من فضلك…'
export const busy = (seconds: number) =>
  `هناك إقبال كبير على Colocdar في هذه اللحظة. سيُعاد تحميل هذه الصفحة تلقائياً بعد ${seconds} ثوان.`

export const refusedTitle = 'عنوان غير صالح'
export const refused = { INVALID: 'هذا العنوان غير صالح.', ADDRESS_TOO_LONG: 'هذا العنوان طويل جداً.' }
export const home = 'الرئيسية'

export const reference = 'مرجع يُذكر عند مراسلتنا:'
