import { demande } from '../demande.ts'
import { immediate } from '../offre.ts'

export const demandesEnArabe = [
  demande({
    demandeur: 'salma.bk',
    ville: 'rabat',
    quartier: 'Al Irfane',
    adresse: 'مدينة العرفان أو أكدال',
    titre: 'طالبة تبحث عن غرفة قرب مدينة العرفان',
    description:
      'أدرس في السنة الثانية بمعهد الإحصاء، وأبحث عن غرفة مفروشة مع طالبات في شقة هادئة. أراجع دروسي في المساء وأعود إلى أهلي في الخميسات كل نهاية أسبوع. أفضل أن تكون الإنترنت ضمن الثمن.',
    budget: 1700,
    dansJours: 15,
    duree: 10,
    ageHeures: 25,
  }),
  demande({
    demandeur: 'yassine.d',
    ville: 'casablanca',
    quartier: 'Sidi Maârouf',
    adresse: 'سيدي معروف، ليساسفة ولا الوازيس',
    titre: 'كنقلب على بيت قريب من سيدي معروف',
    description:
      'خدام فمركز نداء وكنسالي مع التسعود ديال الليل، داكشي علاش كنقلب على بيت ما بعيدش على الخدمة. ما كندخنش، وكنخلص فالنهار الأول ديال الشهر. إلا كانت الدار فيها ناس خدامين بحالي، مزيان.',
    budget: 1800,
    ...immediate,
    duree: 12,
    ageHeures: 27,
  }),
  demande({
    demandeur: 'khaoula.z',
    ville: 'marrakech',
    quartier: 'Daoudiate',
    adresse: 'الداوديات أو أمرشيش',
    titre: 'ممرضة تبحث عن سكن مشترك مع موظفات',
    description:
      'أعمل بالتناوب في المستشفى الجامعي، ليلاً أحياناً، ولذلك أحتاج إلى غرفة لا تطل على شارع كبير. أحب النظام والنظافة، وأشارك في المصاريف بدون حساب. الأفضل شقة فيها موظفتان أو ثلاث.',
    budget: 2000,
    dansJours: 22,
    duree: 12,
    ageHeures: 49,
  }),
  demande({
    demandeur: 'abderrahim.r',
    ville: 'tanger',
    quartier: 'Branes',
    adresse: 'برانص ولا كاستيا',
    titre: 'خدام فالسيارات، بغيت بيت مع الدراري',
    description:
      'جاي من تازة وعندي عقدة ديال عامين مع الشركة. بغيت بيت فشقة مع ناس خدامين، يكون حدا النقل ديال الشركة إلا أمكن. كنطيب مزيان ونقدر نتكلف بالعشا.',
    budget: 1400,
    ...immediate,
    duree: 24,
    ageHeures: 90,
  }),
]
