-- Flags and choices of offers by their words, in the order of their bits. Rare combinations are found by their words.
CREATE TYPE "public"."fait" AS ENUM('meuble', 'charges_comprises', 'internet', 'climatisation', 'parking', 'fumeurs', 'animaux', 'CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO', 'TOUS', 'FEMMES', 'HOMMES');--> statement-breakpoint
DROP INDEX "offres_recherche_faits";--> statement-breakpoint
ALTER TABLE "alertes" ADD COLUMN "avec" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alertes" ADD COLUMN "sans" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Of alerts from before; those to come are written by the trigger `read_faits`.
UPDATE "alertes" SET
  avec = CASE WHEN meuble THEN 1 ELSE 0 END + CASE WHEN charges_comprises THEN 2 ELSE 0 END + CASE WHEN internet THEN 4 ELSE 0 END + CASE WHEN climatisation THEN 8 ELSE 0 END + CASE WHEN parking THEN 16 ELSE 0 END + CASE WHEN fumeurs THEN 32 ELSE 0 END + CASE WHEN animaux THEN 64 ELSE 0 END,
  sans = CASE WHEN NOT meuble THEN 1 ELSE 0 END + CASE WHEN NOT charges_comprises THEN 2 ELSE 0 END + CASE WHEN NOT internet THEN 4 ELSE 0 END + CASE WHEN NOT climatisation THEN 8 ELSE 0 END + CASE WHEN NOT parking THEN 16 ELSE 0 END + CASE WHEN NOT fumeurs THEN 32 ELSE 0 END + CASE WHEN NOT animaux THEN 64 ELSE 0 END
WHERE num_nonnulls(meuble, charges_comprises, internet, climatisation, parking, fumeurs, animaux) > 0;
