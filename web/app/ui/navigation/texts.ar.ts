export const breadcrumb = 'مسار التصفح'

export const pager = 'التنقل بين الصفحات'
export const previousPage = 'الصفحة السابقة'
export const page = (number: number) => `الصفحة ${number}`
export const nextPage = 'الصفحة التالية'

export const backToTop = 'الرجوع إلى أعلى الصفحة'
