import { paths } from '@colocdar/contracts/paths'
import type { SignalementKind, SignalementSuite } from '@colocdar/contracts/signalements'
import { shown } from '@colocdar/contracts/texts/motifs.ar'
import type * as fr from './signalements.mails.fr.ts'

export const signalementDecide: typeof fr.signalementDecide = (ready) => {
  const { kind, titre, decision, motif, hidden, suite = 'avertir' } = ready
  const reported = `توصلنا بتبليغ عن ${reportedWords(kind, titre).yours}`
  const dismissed = decision === 'dismiss'
  return {
    subject: dismissed ? 'تبليغ بقي دون متابعة' : 'تبليغ يخصك',
    title: dismissed ? 'كل شيء على ما يرام' : 'استجبنا لأحد التبليغات',
    paragraphs: [
      dismissed
        ? `${reported}. نظرنا في الأمر: لا ملاحظة لدينا.${hidden ? ' عاد الإعلان إلى الظهور.' : ''}`
        : `${reported}، وتبيّن لنا أن التبليغ في محله.${followed[suite]} والسبب:`,
    ],
    quote: shown(motif),
    buttons: [{ label: 'فتح Colocdar', path: paths.profile() }],
    note: 'للرد علينا، المرجو استعمال استمارة التواصل في الموقع.',
  }
}

export const signalementSuivi: typeof fr.signalementSuivi = ({ kind, titre, decision, motif }) => ({
  subject: 'قرارنا بشأن تبليغك',
  title: decision === 'uphold' ? 'كان تبليغك في محله، شكراً' : 'نظرنا في الأمر بعناية',
  paragraphs: [
    decision === 'uphold'
      ? `توصلنا بتبليغك عن ${reportedWords(kind, titre).it}. اتخذنا اللازم. هذا قرارنا:`
      : `توصلنا بتبليغك عن ${reportedWords(kind, titre).it}. لم نجد ما يخالف شروطنا. هذا قرارنا:`,
  ],
  quote: shown(motif),
  note: 'صاحب المحتوى على علم بهذا القرار، ولا يعرف مصدر التبليغ.',
})

const reportedWords = (kind: SignalementKind, titre: string): { it: string; yours: string } => {
  const named = titre && ` «\u2068${titre}\u2069»`
  return {
    offre: { it: `العرض${named}`, yours: `عرضك${named}` },
    demande: { it: `الطلب${named}`, yours: `طلبك${named}` },
    utilisateur: { it: 'ملف شخصي', yours: 'ملفك الشخصي' },
    conversation: { it: `محادثة بخصوص${named}`, yours: `محادثة بخصوص${named}` },
  }[kind]
}

const followed: Record<SignalementSuite, string> = {
  avertir: '',
  effacer: ' لم يعد تقديم ملفك الشخصي ظاهراً: يمكنك تصحيحه وسنراجعه.',
  bloquer: ' تم إيقاف حسابك، ولم يعد ما نشرته ظاهراً.',
}
