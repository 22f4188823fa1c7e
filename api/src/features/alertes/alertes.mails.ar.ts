import { paths } from '@colocdar/contracts/paths'
import type * as fr from './alertes.mails.fr.ts'
import { pages } from './alertes.mails.fr.ts'

export const alerte: typeof fr.alerte = (type, { arabe: { alertes, annonces }, autres, token }) => {
  const { one, many, asked, prix } = words[type]
  const count = annonces.length + autres
  return {
    subject: count > 1 ? `${many} (${count})` : `${one}: \u2068${annonces[0]?.titre ?? ''}\u2069`,
    title: count > 1 ? many : one,
    paragraphs: [`${asked}: ${alertes.join('؛ ')}`],
    items: annonces.map(({ annonceId, titre, prix: amount, lieu }) => ({
      label: titre,
      text: `${prix(`${amount}\u00a0درهم`)} · \u2068${lieu}\u2069`,
      path: pages[type].one(annonceId),
    })),
    buttons: autres > 0 ? [{ label: `الاطلاع على الباقي (${autres})`, path: pages[type].list() }] : [],
    note: 'تتوصل بهذه الرسالة لأنك أنشأت تنبيهاً على Colocdar.',
    unsubscribe: { label: 'إيقاف هذا التنبيه', path: paths.stopAlerte(token) },
  }
}

export const everything: typeof fr.everything = { offre: 'كل العروض', demande: 'كل الطلبات' }

const words = {
  offre: {
    one: 'إعلان جديد لك',
    many: 'إعلانات جديدة لك',
    asked: 'بحثك',
    prix: (figure: string) => `${figure} في الشهر`,
  },
  demande: {
    one: 'طلب جديد لك',
    many: 'طلبات جديدة لك',
    asked: 'الطلبات التي تتابعها',
    prix: (figure: string) => `الميزانية: ${figure} في الشهر`,
  },
}
