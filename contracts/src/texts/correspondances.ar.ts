export const oneOfBoth = 'المرجو تحديد عرض أو طلب.'
