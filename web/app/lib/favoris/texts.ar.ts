export const goal = 'للوصول إلى مفضلتك من أي جهاز.'
