import { paths } from '@colocdar/contracts/paths'
import { shown } from '@colocdar/contracts/texts/motifs.ar'
import type * as fr from './moderation.mails.fr.ts'
import { pages } from './moderation.mails.fr.ts'

export const offreVerifiee: typeof fr.offreVerifiee = ({ titre, offreId }) => ({
  subject: `تم نشر عرضك: \u2068${titre}\u2069`,
  title: 'تم نشر عرضك!',
  paragraphs: [`وثّق فريقنا عرضك «\u2068${titre}\u2069». يمكن للجميع رؤيته الآن.`],
  buttons: [{ label: 'الاطلاع على عرضي', path: paths.offre(offreId) }],
  note: 'عند العثور على شريك السكن، المرجو تسجيل أنه تم كراؤه.',
})

export const offreRefusee: typeof fr.offreRefusee = ({ titre, offreId, motif }) => ({
  subject: `عرضك يحتاج إلى تصحيح: \u2068${titre}\u2069`,
  title: 'تعذر نشر عرضك',
  paragraphs: [`راجع فريقنا عرضك «\u2068${titre}\u2069» ولا يمكنه نشره كما هو. والسبب:`],
  quote: shown(motif),
  buttons: [{ label: 'تعديل عرضي', path: paths.editOffre(offreId) }],
  note: 'بعد التعديل، يعود عرضك إلى التوثيق.',
})

export const demandeVerifiee: typeof fr.demandeVerifiee = ({ titre, demandeId }) => ({
  subject: `تم نشر طلبك: \u2068${titre}\u2069`,
  title: 'تم نشر طلبك!',
  paragraphs: [`وثّق فريقنا طلبك «\u2068${titre}\u2069». يمكن لأصحاب السكن رؤيته الآن.`],
  buttons: [{ label: 'الاطلاع على طلبي', path: paths.demande(demandeId) }],
})

export const demandeRefusee: typeof fr.demandeRefusee = ({ titre, demandeId, motif }) => ({
  subject: `طلبك يحتاج إلى تصحيح: \u2068${titre}\u2069`,
  title: 'تعذر نشر طلبك',
  paragraphs: [`راجع فريقنا طلبك «\u2068${titre}\u2069» ولا يمكنه نشره كما هو. والسبب:`],
  quote: shown(motif),
  buttons: [{ label: 'تعديل طلبي', path: paths.editDemande(demandeId) }],
  note: 'بعد التعديل، يعود طلبك إلى التوثيق.',
})

export const avisValide: typeof fr.avisValide = () => ({
  subject: 'تم نشر رأيك',
  title: 'شكراً على رأيك!',
  paragraphs: ['قبل فريقنا رأيك: يظهر الآن في الصفحة الرئيسية لموقع Colocdar.'],
  // The Arabic home page has no slash at its end.
  buttons: [{ label: 'الاطلاع على الآراء', path: '' }],
})

export const avisRefuse: typeof fr.avisRefuse = ({ motif }) => ({
  subject: 'لم يُنشر رأيك',
  title: 'تعذر نشر رأيك',
  paragraphs: ['راجع فريقنا رأيك ولا يمكنه نشره. والسبب:'],
  quote: shown(motif),
  buttons: [{ label: 'إبداء رأي آخر', path: paths.addAvis() }],
})

export const modificationAcceptee: typeof fr.modificationAcceptee = ({ objet, objetId, titre }) => ({
  subject: `تم نشر تعديلك: \u2068${titre}\u2069`,
  title: 'تم قبول تعديلك',
  paragraphs: [`راجع فريقنا تعديل ${objets[objet].name(titre)}: إنه منشور الآن.`],
  buttons: [{ label: objets[objet].see, path: pages[objet].page(objetId) }],
})

export const modificationRefusee: typeof fr.modificationRefusee = ({ objet, objetId, titre, motif }) => ({
  subject: `تعديلك يحتاج إلى مراجعة: \u2068${titre}\u2069`,
  title: 'تعذر نشر تعديلك',
  paragraphs: [
    `راجع فريقنا تعديل ${objets[objet].name(titre)} ولا يمكنه نشره كما هو. تبقى النسخة الموثَّقة منشورة. والسبب:`,
  ],
  quote: shown(motif),
  buttons: [{ label: 'مراجعة تعديلي', path: pages[objet].edit(objetId) }],
  note: 'ما كتبته محفوظ: يمكنك تصحيحه أو التخلي عنه.',
})

const objets = {
  offre: { name: (titre: string) => `إعلانك «\u2068${titre}\u2069»`, see: 'الاطلاع على إعلاني' },
  demande: { name: (titre: string) => `طلبك «\u2068${titre}\u2069»`, see: 'الاطلاع على طلبي' },
  profil: { name: () => 'ملفك الشخصي', see: 'الاطلاع على ملفي الشخصي' },
}
