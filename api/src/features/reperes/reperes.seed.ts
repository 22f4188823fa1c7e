import type { RepereGenre } from '@colocdar/contracts/reperes'

// Universities, their faculties and schools: the lists that each public university publishes of its establishments, under
// the names that they bear in both languages; private ones only where they are known under one name and place. Trams: the
// plans of the networks of Casablanca (lines 1 and 2) and of Rabat-Salé (lines 1 and 2). Trains: the stations of ONCF.
// City | kind | slug | name | Arabic name | what people type besides.
const lines = `
casablanca | UNIVERSITE | universite-hassan-ii | Université Hassan II | جامعة الحسن الثاني | uh2, uh2c, univ hassan deux, université hassan ii de casablanca
casablanca | UNIVERSITE | fsjes-ain-chock | FSJES Aïn Chock | كلية العلوم القانونية والاقتصادية والاجتماعية عين الشق | fac de droit, faculté de droit, fac de droit ain chock, fac d eco, kolia d droit, كلية الحقوق, كلية الحقوق عين الشق
casablanca | UNIVERSITE | fsjes-ain-sebaa | FSJES Aïn Sebaâ | كلية العلوم القانونية والاقتصادية والاجتماعية عين السبع | fac de droit ain sebaa, كلية الحقوق عين السبع
casablanca | UNIVERSITE | faculte-sciences-ain-chock | Faculté des sciences Aïn Chock | كلية العلوم عين الشق | fac des sciences ain chock, fsac, faculté des sciences, fac des sciences, كلية العلوم
casablanca | UNIVERSITE | faculte-sciences-ben-msick | Faculté des sciences Ben M’Sick | كلية العلوم بنمسيك | fac des sciences ben msik, fac ben msik, fac des sciences ben m sick
casablanca | UNIVERSITE | faculte-lettres-ain-chock | Faculté des lettres Aïn Chock | كلية الآداب والعلوم الإنسانية عين الشق | fac des lettres ain chock, flsh ain chock, faculté des lettres, fac des lettres, كلية الآداب
casablanca | UNIVERSITE | faculte-lettres-ben-msick | Faculté des lettres Ben M’Sick | كلية الآداب والعلوم الإنسانية بنمسيك | fac des lettres ben msik, flsh ben msik
casablanca | UNIVERSITE | faculte-medecine-casablanca | Faculté de médecine de Casablanca | كلية الطب والصيدلة بالدار البيضاء | fac de médecine, faculté de médecine, faculté de médecine et de pharmacie, fmpc, كلية الطب
casablanca | UNIVERSITE | faculte-medecine-dentaire-casablanca | Faculté de médecine dentaire de Casablanca | كلية طب الأسنان بالدار البيضاء | fac dentaire, médecine dentaire, fac de médecine dentaire, كلية طب الأسنان
casablanca | UNIVERSITE | um6ss | UM6SS | جامعة محمد السادس للعلوم والصحة | um6ss casablanca, université mohammed vi des sciences de la santé
casablanca | ECOLE | encg-casablanca | ENCG Casablanca | المدرسة الوطنية للتجارة والتسيير بالدار البيضاء | encg
casablanca | ECOLE | ensem | ENSEM | المدرسة الوطنية العليا للكهرباء والميكانيك | ensem casablanca
casablanca | ECOLE | ensam-casablanca | ENSAM Casablanca | المدرسة الوطنية العليا للفنون والمهن بالدار البيضاء | ensam
casablanca | ECOLE | est-casablanca | EST Casablanca | المدرسة العليا للتكنولوجيا بالدار البيضاء | école supérieure de technologie
casablanca | ECOLE | ens-casablanca | ENS Casablanca | المدرسة العليا للأساتذة بالدار البيضاء | école normale supérieure
casablanca | ECOLE | ehtp | EHTP | المدرسة الحسنية للأشغال العمومية | école hassania, ecole hassania des travaux publics, ehtp casablanca
casablanca | ECOLE | iscae-casablanca | ISCAE Casablanca | المعهد العالي للتجارة وإدارة المقاولات بالدار البيضاء | iscae
casablanca | ECOLE | beaux-arts-casablanca | École des beaux-arts de Casablanca | المدرسة العليا للفنون الجميلة بالدار البيضاء | beaux arts, école des beaux arts
casablanca | GARE | gare-casa-voyageurs | Gare Casa-Voyageurs | محطة القطار الدار البيضاء المسافرين | casa voyageurs, gare casa voyageurs, casa voyageur, casavoyageurs, gare, محطة القطار, lagare, la gare
casablanca | GARE | gare-casa-port | Gare Casa-Port | محطة القطار الدار البيضاء الميناء | casa port, gare casa port, gare du port, casaport
casablanca | GARE | gare-oasis | Gare L’Oasis | محطة القطار الوازيس | gare oasis, gare de l oasis
casablanca | GARE | gare-ain-sebaa | Gare Aïn Sebaâ | محطة القطار عين السبع | gare ain sebaa, gare d ain sebaa
casablanca | GARE | gare-mers-sultan | Gare Mers Sultan | محطة القطار مرس السلطان | gare de mers sultan
casablanca | GARE | gare-ennassim | Gare Ennassim | محطة القطار النسيم | gare nassim
casablanca | TRAM | tram-sidi-moumen | Tram Sidi Moumen | طرامواي سيدي مومن |
casablanca | TRAM | tram-mohammed-zefzaf | Tram Mohammed Zefzaf | طرامواي محمد زفزاف |
casablanca | TRAM | tram-hopital-sidi-moumen | Tram Hôpital Sidi Moumen | طرامواي مستشفى سيدي مومن |
casablanca | TRAM | tram-attacharouk | Tram Attacharouk | طرامواي التشارك |
casablanca | TRAM | tram-okba-ibn-nafii | Tram Okba Ibn Nafii | طرامواي عقبة بن نافع |
casablanca | TRAM | tram-forces-auxiliaires | Tram Forces Auxiliaires | طرامواي القوات المساعدة |
casablanca | TRAM | tram-hay-raja | Tram Hay Raja | طرامواي حي الرجاء |
casablanca | TRAM | tram-ibn-tachfine | Tram Ibn Tachfine | طرامواي ابن تاشفين |
casablanca | TRAM | tram-hay-mohammadi | Tram Hay Mohammadi | طرامواي الحي المحمدي |
casablanca | TRAM | tram-achouhada | Tram Achouhada | طرامواي الشهداء |
casablanca | TRAM | tram-ali-yata | Tram Ali Yata | طرامواي علي يعتة |
casablanca | TRAM | tram-grande-ceinture | Tram Grande Ceinture | طرامواي الحزام الكبير |
casablanca | TRAM | tram-anciens-abattoirs | Tram Anciens Abattoirs | طرامواي المجازر القديمة |
casablanca | TRAM | tram-bahmad | Tram Bahmad | طرامواي با احماد | tram bd bahmad
casablanca | TRAM | tram-casa-voyageurs | Tram Gare Casa-Voyageurs | طرامواي محطة الدار البيضاء المسافرين | tram casa voyageurs
casablanca | TRAM | tram-place-al-yassir | Tram Place Al Yassir | طرامواي ساحة اليسير |
casablanca | TRAM | tram-la-resistance | Tram La Résistance | طرامواي المقاومة | tram resistance
casablanca | TRAM | tram-mohammed-diouri | Tram Mohammed Diouri | طرامواي محمد الديوري |
casablanca | TRAM | tram-marche-central | Tram Marché Central | طرامواي السوق المركزي | marché central
casablanca | TRAM | tram-nations-unies-casablanca | Tram Place des Nations Unies | طرامواي ساحة الأمم المتحدة | tram nations unies, place des nations unies
casablanca | TRAM | tram-place-mohammed-v | Tram Place Mohammed V | طرامواي ساحة محمد الخامس |
casablanca | TRAM | tram-avenue-hassan-ii | Tram Avenue Hassan II | طرامواي شارع الحسن الثاني |
casablanca | TRAM | tram-les-hopitaux | Tram Les Hôpitaux | طرامواي المستشفيات | tram hopitaux
casablanca | TRAM | tram-faculte-de-medecine | Tram Faculté de Médecine | طرامواي كلية الطب | tram fac de medecine
casablanca | TRAM | tram-abdelmoumen | Tram Abdelmoumen | طرامواي عبد المومن |
casablanca | TRAM | tram-bachkou | Tram Bachkou | طرامواي باشكو |
casablanca | TRAM | tram-mekka | Tram Mekka | طرامواي مكة |
casablanca | TRAM | tram-gare-oasis | Tram Gare de l’Oasis | طرامواي محطة الوازيس | tram oasis
casablanca | TRAM | tram-panoramique | Tram Panoramique | طرامواي بانوراميك |
casablanca | TRAM | tram-technopark | Tram Technopark | طرامواي التكنوبارك | technopark, technopark casa
casablanca | TRAM | tram-zenith | Tram Zénith | طرامواي زينيت |
casablanca | TRAM | tram-facultes | Tram Facultés | طرامواي الكليات | tram fac
casablanca | TRAM | tram-laymoun | Tram Laymoun | طرامواي الليمون | tram al laymoun
casablanca | TRAM | tram-lissasfa | Tram Lissasfa | طرامواي ليساسفة |
casablanca | TRAM | tram-anoual | Tram Anoual | طرامواي أنوال |
casablanca | TRAM | tram-derb-ghallef | Tram Derb Ghallef | طرامواي درب غلف |
casablanca | TRAM | tram-beausejour | Tram Beauséjour | طرامواي بوسيجور |
casablanca | TRAM | tram-ain-diab | Tram Aïn Diab Plage | طرامواي شاطئ عين الذئاب | tram ain diab
casablanca | TRAM | tram-mdakra | Tram Mdakra | طرامواي مداكرة |
casablanca | TRAM | tram-carrieres-centrales | Tram Carrières Centrales | طرامواي كاريان سنطرال |
casablanca | TRAM | tram-sidi-bernoussi | Tram Sidi Bernoussi | طرامواي سيدي البرنوصي | tram bernoussi
rabat | UNIVERSITE | universite-mohammed-v | Université Mohammed V | جامعة محمد الخامس | um5, um5r, univ mohammed cinq, université mohammed v de rabat
rabat | UNIVERSITE | fsjes-agdal | FSJES Agdal | كلية العلوم القانونية والاقتصادية والاجتماعية أكدال | fac de droit, faculté de droit, fac de droit agdal, kolia d droit, كلية الحقوق, كلية الحقوق أكدال
rabat | UNIVERSITE | fsjes-souissi | FSJES Souissi | كلية العلوم القانونية والاقتصادية والاجتماعية السويسي | fac de droit souissi, كلية الحقوق السويسي
rabat | UNIVERSITE | faculte-sciences-rabat | Faculté des sciences de Rabat | كلية العلوم بالرباط | fac des sciences, faculté des sciences, fsr, كلية العلوم
rabat | UNIVERSITE | faculte-lettres-rabat | Faculté des lettres de Rabat | كلية الآداب والعلوم الإنسانية بالرباط | fac des lettres, faculté des lettres, flsh rabat, كلية الآداب
rabat | UNIVERSITE | faculte-medecine-rabat | Faculté de médecine de Rabat | كلية الطب والصيدلة بالرباط | fac de médecine, faculté de médecine, faculté de médecine et de pharmacie, fmpr, كلية الطب
rabat | UNIVERSITE | faculte-medecine-dentaire-rabat | Faculté de médecine dentaire de Rabat | كلية طب الأسنان بالرباط | fac dentaire, médecine dentaire, كلية طب الأسنان
rabat | UNIVERSITE | faculte-sciences-education-rabat | Faculté des sciences de l’éducation | كلية علوم التربية بالرباط | fse rabat, كلية علوم التربية
rabat | UNIVERSITE | um6p-rabat | UM6P Rabat | جامعة محمد السادس متعددة التخصصات التقنية بالرباط | um6p
rabat | ECOLE | emi-rabat | EMI | المدرسة المحمدية للمهندسين | emi rabat, école mohammadia d ingénieurs, école mohammadia
rabat | ECOLE | ensias | ENSIAS | المدرسة الوطنية العليا للمعلوميات وتحليل النظم | ensias rabat
rabat | ECOLE | inpt | INPT | المعهد الوطني للبريد والمواصلات | inpt rabat
rabat | ECOLE | insea | INSEA | المعهد الوطني للإحصاء والاقتصاد التطبيقي | insea rabat
rabat | ECOLE | iav-hassan-ii | IAV Hassan II | معهد الحسن الثاني للزراعة والبيطرة | iav, iav rabat, institut agronomique
rabat | ECOLE | ensmr | ENSMR | المدرسة الوطنية العليا للمعادن بالرباط | école des mines, mines rabat, enim
rabat | ECOLE | ensam-rabat | ENSAM Rabat | المدرسة الوطنية العليا للفنون والمهن بالرباط | ensam, enset rabat
rabat | ECOLE | ens-rabat | ENS Rabat | المدرسة العليا للأساتذة بالرباط | école normale supérieure
rabat | ECOLE | ena-rabat | ENA Rabat | المدرسة الوطنية للهندسة المعمارية بالرباط | ena, école d architecture, école nationale d architecture
rabat | ECOLE | esi-rabat | ESI Rabat | مدرسة علوم الإعلام | école des sciences de l information
rabat | ECOLE | isic-rabat | ISIC | المعهد العالي للإعلام والاتصال | isic rabat
rabat | ECOLE | iscae-rabat | ISCAE Rabat | المعهد العالي للتجارة وإدارة المقاولات بالرباط | iscae
rabat | GARE | gare-rabat-ville | Gare Rabat-Ville | محطة القطار الرباط المدينة | rabat ville, gare rabat ville, gare, محطة القطار, lagare, la gare
rabat | GARE | gare-rabat-agdal | Gare Rabat-Agdal | محطة القطار الرباط أكدال | gare agdal, gare rabat agdal, gare d agdal
rabat | TRAM | tram-pont-hassan-ii | Tram Pont Hassan II | طرامواي قنطرة الحسن الثاني |
rabat | TRAM | tram-place-du-16-novembre | Tram Place du 16 Novembre | طرامواي ساحة 16 نونبر |
rabat | TRAM | tram-tour-hassan | Tram Tour Hassan | طرامواي صومعة حسان |
rabat | TRAM | tram-place-al-joulane | Tram Place Al Joulane | طرامواي ساحة الجولان |
rabat | TRAM | tram-gare-de-rabat | Tram Gare de Rabat | طرامواي محطة الرباط المدينة | tram rabat ville, tram gare rabat ville
rabat | TRAM | tram-bab-rouah | Tram Bab Rouah | طرامواي باب الرواح |
rabat | TRAM | tram-bibliotheque-nationale | Tram Bibliothèque Nationale | طرامواي المكتبة الوطنية | bibliothèque nationale
rabat | TRAM | tram-ibn-khaldoun | Tram Ibn Khaldoun | طرامواي ابن خلدون |
rabat | TRAM | tram-nations-unies-rabat | Tram Nations Unies | طرامواي الأمم المتحدة |
rabat | TRAM | tram-avenue-de-france | Tram Avenue de France | طرامواي شارع فرنسا | tram agdal, tram agdal avenue de france
rabat | TRAM | tram-ibn-sina | Tram Ibn Sina | طرامواي ابن سينا |
rabat | TRAM | tram-ibn-rochd | Tram Ibn Rochd | طرامواي ابن رشد |
rabat | TRAM | tram-cite-universitaire-souissi | Tram Cité Universitaire Souissi | طرامواي الحي الجامعي السويسي | tram cite universitaire, cité universitaire souissi
rabat | TRAM | tram-madinat-al-irfane | Tram Madinat Al Irfane | طرامواي مدينة العرفان | tram irfane, tram al irfane
rabat | TRAM | tram-hopital-moulay-youssef | Tram Hôpital Moulay Youssef | طرامواي مستشفى مولاي يوسف |
rabat | TRAM | tram-place-de-russie | Tram Place de Russie | طرامواي ساحة روسيا |
rabat | TRAM | tram-bab-el-had | Tram Bab El Had | طرامواي باب الحد | bab el had, باب الحد
rabat | TRAM | tram-medina-rabat | Tram Médina de Rabat | طرامواي المدينة العتيقة | tram medina
rabat | TRAM | tram-bab-chellah | Tram Bab Chellah | طرامواي باب شالة |
sale | UNIVERSITE | universite-mohammed-v-sale | Université Mohammed V Salé | جامعة محمد الخامس بسلا | université mohammed v, جامعة محمد الخامس
sale | TRAM | tram-hay-karima | Tram Hay Karima | طرامواي حي كريمة |
sale | TRAM | tram-tabriquet | Tram Tabriquet | طرامواي تابريكت |
sale | TRAM | tram-diar | Tram Diar | طرامواي الديار |
sale | TRAM | tram-gare-de-sale | Tram Gare de Salé | طرامواي محطة سلا |
sale | TRAM | tram-bab-lamrissa | Tram Bab Lamrissa | طرامواي باب المريسة |
sale | TRAM | tram-arrazi | Tram Arrazi | طرامواي الرازي |
sale | TRAM | tram-bettana | Tram Bettana | طرامواي بطانة |
sale | GARE | gare-sale-ville | Gare Salé-Ville | محطة القطار سلا المدينة | gare de salé, gare sale, gare, محطة القطار, la gare
sale | GARE | gare-sale-tabriquet | Gare Salé-Tabriquet | محطة القطار سلا تابريكت | gare tabriquet
sale | UNIVERSITE | uir | Université internationale de Rabat | الجامعة الدولية للرباط | uir, uir rabat
sale | UNIVERSITE | fsjes-sale | FSJES Salé | كلية العلوم القانونية والاقتصادية والاجتماعية بسلا | fac de droit, faculté de droit, fac de droit salé, كلية الحقوق
sale | ECOLE | est-sale | EST Salé | المدرسة العليا للتكنولوجيا بسلا | école supérieure de technologie
marrakech | UNIVERSITE | universite-cadi-ayyad | Université Cadi Ayyad | جامعة القاضي عياض | cadi ayyad, uca, cadi ayad, kadi ayad, kadi ayyad, qadi ayyad, 9adi 3iyad, القاضي عياض
marrakech | UNIVERSITE | fsjes-marrakech | FSJES Marrakech | كلية العلوم القانونية والاقتصادية والاجتماعية بمراكش | fac de droit, faculté de droit, كلية الحقوق
marrakech | UNIVERSITE | faculte-sciences-semlalia | Faculté des sciences Semlalia | كلية العلوم السملالية | fac semlalia, fssm, fac des sciences, faculté des sciences, كلية العلوم
marrakech | UNIVERSITE | fst-marrakech | FST Marrakech | كلية العلوم والتقنيات بمراكش | fst, fst gueliz, faculté des sciences et techniques
marrakech | UNIVERSITE | faculte-lettres-marrakech | Faculté des lettres de Marrakech | كلية الآداب والعلوم الإنسانية بمراكش | fac des lettres, faculté des lettres, كلية الآداب
marrakech | UNIVERSITE | faculte-medecine-marrakech | Faculté de médecine de Marrakech | كلية الطب والصيدلة بمراكش | fac de médecine, faculté de médecine, faculté de médecine et de pharmacie, fmpm, كلية الطب
marrakech | ECOLE | ensa-marrakech | ENSA Marrakech | المدرسة الوطنية للعلوم التطبيقية بمراكش | ensa
marrakech | ECOLE | encg-marrakech | ENCG Marrakech | المدرسة الوطنية للتجارة والتسيير بمراكش | encg
marrakech | ECOLE | ens-marrakech | ENS Marrakech | المدرسة العليا للأساتذة بمراكش | école normale supérieure
marrakech | GARE | gare-marrakech | Gare de Marrakech | محطة القطار مراكش | gare, gare marrakech, محطة القطار, lagare, la gare
fes | UNIVERSITE | universite-sidi-mohamed-ben-abdellah | Université Sidi Mohamed Ben Abdellah | جامعة سيدي محمد بن عبد الله | usmba, smba, sidi mohamed ben abdellah, sidi mohamed ben abdallah, سيدي محمد بن عبد الله, سيدي محمد بن عبدالله
fes | UNIVERSITE | fsjes-fes | FSJES Fès | كلية العلوم القانونية والاقتصادية والاجتماعية بفاس | fac de droit, faculté de droit, كلية الحقوق
fes | UNIVERSITE | faculte-sciences-dhar-el-mahraz | Faculté des sciences Dhar El Mahraz | كلية العلوم ظهر المهراز | fac dhar el mahraz, dhar el mahraz, dhar mahraz, fac des sciences, faculté des sciences, كلية العلوم, ظهر المهراز
fes | UNIVERSITE | fst-fes | FST Fès | كلية العلوم والتقنيات بفاس | fst, faculté des sciences et techniques
fes | UNIVERSITE | faculte-medecine-fes | Faculté de médecine de Fès | كلية الطب والصيدلة وطب الأسنان بفاس | fac de médecine, faculté de médecine, faculté de médecine et de pharmacie, كلية الطب
fes | UNIVERSITE | faculte-lettres-sais | Faculté des lettres Saïs | كلية الآداب والعلوم الإنسانية سايس | fac sais, fac des lettres sais
fes | UNIVERSITE | universite-euromed-fes | Université Euromed de Fès | الجامعة الأورومتوسطية بفاس | uemf, euromed, euromed fes
fes | ECOLE | ensa-fes | ENSA Fès | المدرسة الوطنية للعلوم التطبيقية بفاس | ensa
fes | ECOLE | encg-fes | ENCG Fès | المدرسة الوطنية للتجارة والتسيير بفاس | encg
fes | ECOLE | est-fes | EST Fès | المدرسة العليا للتكنولوجيا بفاس | école supérieure de technologie
fes | GARE | gare-fes | Gare de Fès | محطة القطار فاس | gare, gare fes, محطة القطار, lagare, la gare
tanger | UNIVERSITE | universite-abdelmalek-essaadi-tanger | Université Abdelmalek Essaâdi Tanger | جامعة عبد المالك السعدي بطنجة | abdelmalek essaadi, uae, عبد المالك السعدي, université abdelmalek essaâdi, جامعة عبد المالك السعدي
tanger | UNIVERSITE | fst-tanger | FST Tanger | كلية العلوم والتقنيات بطنجة | fst, fst boukhalef, faculté des sciences et techniques
tanger | UNIVERSITE | fsjes-tanger | FSJES Tanger | كلية العلوم القانونية والاقتصادية والاجتماعية بطنجة | fac de droit, faculté de droit, كلية الحقوق
tanger | UNIVERSITE | faculte-medecine-tanger | Faculté de médecine de Tanger | كلية الطب والصيدلة بطنجة | fac de médecine, faculté de médecine, faculté de médecine et de pharmacie, كلية الطب
tanger | ECOLE | ensa-tanger | ENSA Tanger | المدرسة الوطنية للعلوم التطبيقية بطنجة | ensa
tanger | ECOLE | encg-tanger | ENCG Tanger | المدرسة الوطنية للتجارة والتسيير بطنجة | encg
tanger | GARE | gare-tanger-ville | Gare Tanger-Ville | محطة القطار طنجة المدينة | tanger ville, gare tanger ville, gare tgv, gare, محطة القطار, lagare, la gare
agadir | UNIVERSITE | universite-ibn-zohr | Université Ibn Zohr | جامعة ابن زهر | ibn zohr, uiz, ibn zouhr, ibn zohor, ibn zoher, ابن زهر
agadir | UNIVERSITE | faculte-sciences-agadir | Faculté des sciences d’Agadir | كلية العلوم بأكادير | fac des sciences, faculté des sciences, كلية العلوم
agadir | UNIVERSITE | fsjes-agadir | FSJES Agadir | كلية العلوم القانونية والاقتصادية والاجتماعية بأكادير | fac de droit, faculté de droit, كلية الحقوق
agadir | UNIVERSITE | faculte-lettres-agadir | Faculté des lettres d’Agadir | كلية الآداب والعلوم الإنسانية بأكادير | fac des lettres, faculté des lettres, كلية الآداب
agadir | UNIVERSITE | faculte-medecine-agadir | Faculté de médecine d’Agadir | كلية الطب والصيدلة بأكادير | fac de médecine, faculté de médecine, faculté de médecine et de pharmacie, كلية الطب
agadir | ECOLE | ensa-agadir | ENSA Agadir | المدرسة الوطنية للعلوم التطبيقية بأكادير | ensa
agadir | ECOLE | encg-agadir | ENCG Agadir | المدرسة الوطنية للتجارة والتسيير بأكادير | encg
agadir | ECOLE | est-agadir | EST Agadir | المدرسة العليا للتكنولوجيا بأكادير | école supérieure de technologie
meknes | UNIVERSITE | universite-moulay-ismail | Université Moulay Ismaïl | جامعة مولاي إسماعيل | umi, moulay ismail, my ismail, moulay smail, moulay isma3il, مولاي إسماعيل
meknes | UNIVERSITE | faculte-sciences-meknes | Faculté des sciences de Meknès | كلية العلوم بمكناس | fac des sciences, faculté des sciences, كلية العلوم
meknes | UNIVERSITE | fsjes-meknes | FSJES Meknès | كلية العلوم القانونية والاقتصادية والاجتماعية بمكناس | fac de droit, faculté de droit, كلية الحقوق
meknes | UNIVERSITE | faculte-lettres-meknes | Faculté des lettres de Meknès | كلية الآداب والعلوم الإنسانية بمكناس | fac des lettres, faculté des lettres, كلية الآداب
meknes | ECOLE | ensam-meknes | ENSAM Meknès | المدرسة الوطنية العليا للفنون والمهن بمكناس | ensam
meknes | ECOLE | encg-meknes | ENCG Meknès | المدرسة الوطنية للتجارة والتسيير بمكناس | encg
meknes | ECOLE | est-meknes | EST Meknès | المدرسة العليا للتكنولوجيا بمكناس | école supérieure de technologie
meknes | ECOLE | ena-meknes | ENA Meknès | المدرسة الوطنية للفلاحة بمكناس | ena, école nationale d agriculture
meknes | GARE | gare-meknes-ville | Gare Meknès-Ville | محطة القطار مكناس المدينة | meknes ville, gare, gare meknes ville, محطة القطار, la gare
meknes | GARE | gare-meknes-al-amir-abdelkader | Gare Meknès Al Amir Abdelkader | محطة القطار مكناس الأمير عبد القادر | gare al amir abdelkader, gare el amir
oujda | UNIVERSITE | universite-mohammed-premier | Université Mohammed Premier | جامعة محمد الأول | ump, umpo, mohammed premier, محمد الأول
oujda | UNIVERSITE | faculte-sciences-oujda | Faculté des sciences d’Oujda | كلية العلوم بوجدة | fac des sciences, faculté des sciences, كلية العلوم
oujda | UNIVERSITE | fsjes-oujda | FSJES Oujda | كلية العلوم القانونية والاقتصادية والاجتماعية بوجدة | fac de droit, faculté de droit, كلية الحقوق
oujda | UNIVERSITE | faculte-lettres-oujda | Faculté des lettres d’Oujda | كلية الآداب والعلوم الإنسانية بوجدة | fac des lettres, faculté des lettres, كلية الآداب
oujda | UNIVERSITE | faculte-medecine-oujda | Faculté de médecine d’Oujda | كلية الطب والصيدلة بوجدة | fac de médecine, faculté de médecine, faculté de médecine et de pharmacie, كلية الطب
oujda | ECOLE | ensa-oujda | ENSA Oujda | المدرسة الوطنية للعلوم التطبيقية بوجدة | ensa
oujda | ECOLE | encg-oujda | ENCG Oujda | المدرسة الوطنية للتجارة والتسيير بوجدة | encg
oujda | ECOLE | est-oujda | EST Oujda | المدرسة العليا للتكنولوجيا بوجدة | école supérieure de technologie
oujda | GARE | gare-oujda | Gare d’Oujda | محطة القطار وجدة | gare, gare oujda, محطة القطار, la gare
kenitra | UNIVERSITE | universite-ibn-tofail | Université Ibn Tofaïl | جامعة ابن طفيل | ibn tofail, uit, ibn tofayl, ibn toufail, ibn tofil, ابن طفيل
kenitra | UNIVERSITE | faculte-sciences-kenitra | Faculté des sciences de Kénitra | كلية العلوم بالقنيطرة | fac des sciences, faculté des sciences, كلية العلوم
kenitra | ECOLE | ensa-kenitra | ENSA Kénitra | المدرسة الوطنية للعلوم التطبيقية بالقنيطرة | ensa
kenitra | ECOLE | encg-kenitra | ENCG Kénitra | المدرسة الوطنية للتجارة والتسيير بالقنيطرة | encg
kenitra | GARE | gare-kenitra | Gare de Kénitra | محطة القطار القنيطرة | gare, gare kenitra, gare tgv, محطة القطار, la gare
tetouan | UNIVERSITE | universite-abdelmalek-essaadi | Université Abdelmalek Essaâdi | جامعة عبد المالك السعدي | abdelmalek essaadi, uae, abdelmalek saadi, abdelmalek essadi, 3abdelmalek sa3di, عبد المالك السعدي, عبدالمالك السعدي
tetouan | UNIVERSITE | faculte-sciences-tetouan | Faculté des sciences de Tétouan | كلية العلوم بتطوان | fac des sciences, faculté des sciences, كلية العلوم
tetouan | ECOLE | ensa-tetouan | ENSA Tétouan | المدرسة الوطنية للعلوم التطبيقية بتطوان | ensa
tetouan | ECOLE | inba-tetouan | INBA Tétouan | المعهد الوطني للفنون الجميلة بتطوان | inba, beaux arts, école des beaux arts
mohammedia | UNIVERSITE | universite-hassan-ii-mohammedia | Université Hassan II Mohammedia | جامعة الحسن الثاني بالمحمدية | uh2, université hassan ii, جامعة الحسن الثاني
mohammedia | UNIVERSITE | fst-mohammedia | FST Mohammedia | كلية العلوم والتقنيات بالمحمدية | fst, faculté des sciences et techniques
mohammedia | UNIVERSITE | fsjes-mohammedia | FSJES Mohammedia | كلية العلوم القانونية والاقتصادية والاجتماعية بالمحمدية | fac de droit, faculté de droit, كلية الحقوق
mohammedia | UNIVERSITE | faculte-lettres-mohammedia | Faculté des lettres de Mohammedia | كلية الآداب والعلوم الإنسانية بالمحمدية | fac des lettres, faculté des lettres, كلية الآداب
mohammedia | ECOLE | enset-mohammedia | ENSET Mohammedia | المدرسة العليا لأساتذة التعليم التقني بالمحمدية | enset
mohammedia | GARE | gare-mohammedia | Gare de Mohammedia | محطة القطار المحمدية | gare, gare mohammedia, محطة القطار, la gare
el-jadida | UNIVERSITE | universite-chouaib-doukkali | Université Chouaïb Doukkali | جامعة شعيب الدكالي | chouaib doukkali, ucd, chouaib doukali, cho3ayb doukkali, شعيب الدكالي
el-jadida | UNIVERSITE | faculte-sciences-el-jadida | Faculté des sciences d’El Jadida | كلية العلوم بالجديدة | fac des sciences, faculté des sciences, كلية العلوم
el-jadida | UNIVERSITE | faculte-lettres-el-jadida | Faculté des lettres d’El Jadida | كلية الآداب والعلوم الإنسانية بالجديدة | fac des lettres, faculté des lettres, كلية الآداب
el-jadida | ECOLE | ensa-el-jadida | ENSA El Jadida | المدرسة الوطنية للعلوم التطبيقية بالجديدة | ensa
el-jadida | ECOLE | encg-el-jadida | ENCG El Jadida | المدرسة الوطنية للتجارة والتسيير بالجديدة | encg
el-jadida | GARE | gare-el-jadida | Gare d’El Jadida | محطة القطار الجديدة | gare, gare el jadida, محطة القطار, la gare
settat | UNIVERSITE | universite-hassan-1er | Université Hassan Ier | جامعة الحسن الأول | hassan premier, uh1, الحسن الأول
settat | UNIVERSITE | fst-settat | FST Settat | كلية العلوم والتقنيات بسطات | fst, faculté des sciences et techniques
settat | ECOLE | encg-settat | ENCG Settat | المدرسة الوطنية للتجارة والتسيير بسطات | encg
settat | GARE | gare-settat | Gare de Settat | محطة القطار سطات | gare, gare settat, محطة القطار, la gare
beni-mellal | UNIVERSITE | universite-sultan-moulay-slimane | Université Sultan Moulay Slimane | جامعة السلطان مولاي سليمان | sultan moulay slimane, usms, moulay slimane, soltan moulay slimane, السلطان مولاي سليمان, مولاي سليمان
beni-mellal | UNIVERSITE | fst-beni-mellal | FST Béni Mellal | كلية العلوم والتقنيات ببني ملال | fst, faculté des sciences et techniques
beni-mellal | ECOLE | encg-beni-mellal | ENCG Béni Mellal | المدرسة الوطنية للتجارة والتسيير ببني ملال | encg
beni-mellal | ECOLE | est-beni-mellal | EST Béni Mellal | المدرسة العليا للتكنولوجيا ببني ملال | école supérieure de technologie
nador | UNIVERSITE | universite-mohammed-premier-nador | Université Mohammed Premier Nador | جامعة محمد الأول بالناظور | mohammed premier, ump, faculté pluridisciplinaire, fp nador, fpn, محمد الأول, université mohammed premier, جامعة محمد الأول
nador | GARE | gare-nador-ville | Gare Nador-Ville | محطة القطار الناظور المدينة | gare, gare nador, محطة القطار, la gare
safi | UNIVERSITE | universite-cadi-ayyad-safi | Université Cadi Ayyad Safi | جامعة القاضي عياض بآسفي | cadi ayyad, uca, faculté polydisciplinaire, fp safi, fps, القاضي عياض, université cadi ayyad, جامعة القاضي عياض
safi | ECOLE | ensa-safi | ENSA Safi | المدرسة الوطنية للعلوم التطبيقية بآسفي | ensa
safi | ECOLE | est-safi | EST Safi | المدرسة العليا للتكنولوجيا بآسفي | école supérieure de technologie
safi | GARE | gare-safi | Gare de Safi | محطة القطار آسفي | gare, gare safi, محطة القطار, la gare
essaouira | UNIVERSITE | universite-cadi-ayyad-essaouira | Université Cadi Ayyad Essaouira | جامعة القاضي عياض بالصويرة | cadi ayyad, uca, القاضي عياض, université cadi ayyad, جامعة القاضي عياض
essaouira | ECOLE | est-essaouira | EST Essaouira | المدرسة العليا للتكنولوجيا بالصويرة | école supérieure de technologie
ifrane | UNIVERSITE | al-akhawayn | Université Al Akhawayn | جامعة الأخوين | aui, al akhawayn, akhawayn, alakhawayn, الأخوين
ouarzazate | UNIVERSITE | universite-ibn-zohr-ouarzazate | Université Ibn Zohr Ouarzazate | جامعة ابن زهر بورزازات | ibn zohr, uiz, faculté polydisciplinaire, fp ouarzazate, fpo, ابن زهر, université ibn zohr, جامعة ابن زهر
`

/** A stop is also typed as « tramway … », « station … », « محطة … ». */
const stopNames = (nom: string, nomArabe: string): string[] => {
  const [stop, stopArabe] = [nom.replace('Tram ', ''), nomArabe.replace('طرامواي ', '')]
  return [`tramway ${stop}`, `station ${stop}`, `ترامواي ${stopArabe}`, `محطة طرامواي ${stopArabe}`]
}

export const reperesSeed = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [ville = '', genre = '', slug = '', nom = '', nomArabe = '', typed = ''] = line
      .split('|')
      .map((part) => part.trim())
    const alias = typed
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    return {
      ville,
      genre: genre as RepereGenre,
      slug,
      nom,
      nomArabe,
      alias: genre === 'TRAM' ? [...alias, ...stopNames(nom, nomArabe)] : alias,
    }
  })
