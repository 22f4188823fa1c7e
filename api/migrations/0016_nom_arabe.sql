ALTER TABLE "villes" ADD COLUMN "nom_arabe" text;--> statement-breakpoint
UPDATE "villes" SET "nom_arabe" = known.nom_arabe FROM (VALUES
	('Casablanca', 'الدار البيضاء'),
	('Rabat', 'الرباط'),
	('Marrakech', 'مراكش'),
	('Fès', 'فاس'),
	('Tanger', 'طنجة'),
	('Agadir', 'أكادير'),
	('Meknès', 'مكناس'),
	('Oujda', 'وجدة'),
	('Kénitra', 'القنيطرة'),
	('Tétouan', 'تطوان'),
	('Salé', 'سلا'),
	('Mohammedia', 'المحمدية'),
	('El Jadida', 'الجديدة'),
	('Settat', 'سطات'),
	('Béni Mellal', 'بني ملال'),
	('Nador', 'الناظور'),
	('Safi', 'آسفي'),
	('Essaouira', 'الصويرة'),
	('Chefchaouen', 'شفشاون'),
	('Ifrane', 'إفران'),
	('Ouarzazate', 'ورزازات')
) AS known (nom, nom_arabe) WHERE lower(villes.nom) = lower(known.nom);
