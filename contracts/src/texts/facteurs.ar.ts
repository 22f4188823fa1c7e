export const codeRequired = 'المرجو إدخال الرمز.'
export const wrongCode = 'الرمز غير صحيح، أو انتهت صلاحيته، أو سبق استعماله. المرجو انتظار الرمز الموالي.'
export const keyRequired = 'المفتاح إلزامي.'
export const keyInvalid = 'هذا المفتاح غير صالح.'
