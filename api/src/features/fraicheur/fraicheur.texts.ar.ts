export const notOnline = 'هذا الإعلان غير منشور: لا شيء لتأكيده.'
