import { paths } from '@colocdar/contracts/paths'
import type * as fr from './fraicheur.mails.fr.ts'

export const fraicheur: typeof fr.fraicheur = ({ kind, titre, disponible, partie, question }) => ({
  subject: `${words[kind].question}؟ \u2068${titre}\u2069`,
  title: `${words[kind].question}؟`,
  paragraphs: [
    `إعلانك «\u2068${titre}\u2069» منشور منذ أسبوعين دون أي خبر منك. يود المهتمون معرفة إن كان ما زال قائماً: تكفي نقرة واحدة، بدون تسجيل الدخول.`,
  ],
  buttons: [
    { label: words[kind].yes, path: paths.lienFraicheur(disponible) },
    { label: words[kind].no, path: paths.lienFraicheur(partie) },
  ],
  ...(question && {
    items: [
      {
        label: 'تحديد ناشر هذا الإعلان',
        path: question,
        text: 'صاحب السكن أو شريك السكن أو وكالة: لا يوضح الإعلان ذلك بعد، وكثيرون يبحثون بدون وسيط.',
      },
    ],
  }),
  note: 'بدون جواب خلال أسبوعين، يتوقف الإعلان عن الظهور. يمكنك إعادته بنقرة واحدة.',
})

const words = {
  offre: { question: 'هل ما زال إعلانك متاحاً', yes: 'ما زال متاحاً', no: 'تم الكراء' },
  demande: { question: 'هل ما زال بحثك قائماً', yes: 'ما زلت أبحث', no: 'وجدت سكناً' },
}
