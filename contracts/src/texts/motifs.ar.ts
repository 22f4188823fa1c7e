export const shown = (motif: string): string => arabic[motif] ?? motif

const arabic: Readonly<Record<string, string>> = {
  'Les photos ne montrent pas le logement ou sont de mauvaise qualité.': 'الصور لا تُظهر السكن أو جودتها ضعيفة.',
  'La description est trop courte ou ne correspond pas au logement.': 'الوصف قصير جداً أو لا يطابق السكن.',
  'Le prix semble erroné.': 'يبدو أن الثمن غير صحيح.',
  'L’annonce contient un numéro de téléphone, une adresse e-mail ou un lien.':
    'يحتوي الإعلان على رقم هاتف أو بريد إلكتروني أو رابط.',
  'L’annonce est déjà publiée.': 'هذا الإعلان منشور من قبل.',
  'L’annonce ne concerne pas une colocation.': 'الإعلان لا يتعلق بسكن مشترك.',
  'Le contenu est discriminatoire ou offensant.': 'المحتوى تمييزي أو مسيء.',
  'Nous soupçonnons une tentative de fraude.': 'نشتبه في محاولة احتيال.',
  'La description est trop courte pour être utile.': 'الوصف قصير جداً ولا يفيد القارئ.',
  'Le budget semble erroné.': 'يبدو أن الميزانية غير صحيحة.',
  'La demande contient un numéro de téléphone, une adresse e-mail ou un lien.':
    'يحتوي الطلب على رقم هاتف أو بريد إلكتروني أو رابط.',
  'La demande ne concerne pas une colocation.': 'الطلب لا يتعلق بسكن مشترك.',
  'L’avis ne porte pas sur Colocdar.': 'الرأي لا يخص Colocdar.',
  'L’avis contient des données personnelles.': 'يحتوي الرأي على معطيات شخصية.',
  'Le contenu est offensant.': 'المحتوى مسيء.',
  'L’avis est une publicité.': 'الرأي عبارة عن إشهار.',
  'Le nom ou le prénom ne semble pas être le vôtre.': 'يبدو أن الاسم الشخصي أو العائلي ليس اسمك.',
  'Le texte contient un numéro de téléphone, une adresse e-mail ou un lien.':
    'يحتوي النص على رقم هاتف أو بريد إلكتروني أو رابط.',
  'Le texte est une publicité.': 'النص عبارة عن إشهار.',

  'Nous avons vérifié\u00a0: rien n’est contraire à nos conditions.': 'تحققنا من الأمر: لا شيء يخالف شروطنا.',
  'Le signalement ne porte pas sur ce que nos conditions interdisent.': 'التبليغ لا يتعلق بما تمنعه شروطنا.',
  'Le comportement envers d’autres membres n’est pas acceptable.': 'السلوك تجاه أعضاء آخرين غير مقبول.',
  'De l’argent est demandé avant toute visite.': 'طُلب مال قبل أي زيارة.',
  'Le nom ou la photo sont ceux de quelqu’un d’autre.': 'الاسم أو الصورة لشخص آخر.',
  'Les propos sont discriminatoires ou offensants.': 'الكلام تمييزي أو مسيء.',
  'L’auteur a corrigé son annonce.': 'تم تصحيح الإعلان.',
  'L’annonce trompe sur le logement ou sur ses photos.': 'الإعلان مضلل بشأن السكن أو صوره.',
  'Le logement n’est plus disponible.': 'لم يعد السكن متاحاً.',
  'La demande trompe sur son auteur ou sur ce qu’il cherche.': 'الطلب مضلل بشأن صاحبه أو ما يبحث عنه.',
  'La demande n’est plus d’actualité.': 'لم يعد الطلب قائماً.',
}
