-- Searches read indexes alone, which have every column that filters and orders read. Facts are one of them, as bits: a row of an
-- index with eight columns of fixed length is read several times as fast as one with seventeen.
ALTER TABLE "offres_recherche" ADD COLUMN "faits" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- As in the schema (api/src/schema/recherche.ts). What an offer does not say has no bit.
CREATE FUNCTION offre_faits(o "offres") RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN o.meuble THEN 1 ELSE 0 END + CASE WHEN o.charges_comprises THEN 2 ELSE 0 END
    + CASE WHEN o.internet THEN 4 ELSE 0 END + CASE WHEN o.climatisation THEN 8 ELSE 0 END
    + CASE WHEN o.parking THEN 16 ELSE 0 END + CASE WHEN o.fumeurs THEN 32 ELSE 0 END
    + CASE WHEN o.animaux THEN 64 ELSE 0 END
    + CASE o.logement_type WHEN 'CHAMBRE' THEN 128 WHEN 'VILLA' THEN 256 WHEN 'APPARTEMENT' THEN 512 WHEN 'STUDIO' THEN 1024 ELSE 0 END
    + CASE o.accueille WHEN 'TOUS' THEN 2048 WHEN 'FEMMES' THEN 4096 WHEN 'HOMMES' THEN 8192 ELSE 0 END
$$;
--> statement-breakpoint
-- Facts are words too, so that one index finds rare combinations: « # » and a column that is true or a value, « % » and the quartier.
CREATE OR REPLACE FUNCTION searched_offre(o "offres") RETURNS "offres_recherche" LANGUAGE sql IMMUTABLE AS $$
  SELECT (o.id, o.ville_id, o.created_at, o.prix, o.superficie, o.date_disponibilite, coalesce(o.duree, 0),
    o.logement_type, o.accueille, o.meuble, o.charges_comprises, o.internet, o.climatisation, o.parking, o.fumeurs,
    o.animaux, fold_text(o.quartier),
    search_vector(o.ville_id, o.titre, o.quartier, o.description) || array_to_tsvector(array_remove(ARRAY[
      '%' || fold_text(o.quartier), '#' || o.logement_type, '#' || o.accueille,
      CASE WHEN o.meuble THEN '#meuble' END, CASE WHEN o.charges_comprises THEN '#charges_comprises' END,
      CASE WHEN o.internet THEN '#internet' END, CASE WHEN o.climatisation THEN '#climatisation' END,
      CASE WHEN o.parking THEN '#parking' END, CASE WHEN o.fumeurs THEN '#fumeurs' END,
      CASE WHEN o.animaux THEN '#animaux' END], NULL)),
    offre_faits(o))::"offres_recherche"
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION searched_demande(d "demandes") RETURNS "demandes_recherche" LANGUAGE sql IMMUTABLE AS $$
  SELECT (d.id, d.ville_id, d.created_at, d.budget, coalesce(d.date_disponibilite, '2000-01-01'), fold_text(d.quartier),
    search_vector(d.ville_id, d.titre, d.quartier, d.description) || array_to_tsvector(ARRAY['%' || fold_text(d.quartier)])
  )::"demandes_recherche"
$$;
--> statement-breakpoint
-- Empty after an update from 1.0: the first indexing comes after the migrations.
UPDATE "offres_recherche" SET vecteur = (searched_offre(o)).vecteur, faits = offre_faits(o) FROM "offres" o WHERE o.id = offre_id;
--> statement-breakpoint
UPDATE "demandes_recherche" SET vecteur = (searched_demande(d)).vecteur FROM "demandes" d WHERE d.id = demande_id;
--> statement-breakpoint
DROP INDEX "offres_recherche_recent", "offres_recherche_ville", "offres_recherche_quartier", "offres_recherche_quartier_seul",
  "offres_recherche_prix", "offres_recherche_ville_prix", "offres_recherche_dispo", "offres_recherche_ville_dispo", "offres_recherche_superficie";
--> statement-breakpoint
DROP INDEX "demandes_recherche_recent", "demandes_recherche_ville", "demandes_recherche_quartier", "demandes_recherche_budget",
  "demandes_recherche_ville_budget", "demandes_recherche_dispo", "demandes_recherche_ville_dispo";
--> statement-breakpoint
CREATE INDEX "offres_recherche_recent" ON "offres_recherche" (created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (ville_id, prix, superficie, date_disponibilite, duree, faits);
--> statement-breakpoint
CREATE INDEX "offres_recherche_ville" ON "offres_recherche" (ville_id, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (prix, superficie, date_disponibilite, duree, faits);
--> statement-breakpoint
CREATE INDEX "offres_recherche_quartier" ON "offres_recherche" (ville_id, quartier_cle, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (prix, superficie, date_disponibilite, duree, faits);
--> statement-breakpoint
CREATE INDEX "offres_recherche_quartier_seul" ON "offres_recherche" (quartier_cle, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (ville_id, prix, superficie, date_disponibilite, duree, faits);
--> statement-breakpoint
CREATE INDEX "offres_recherche_prix" ON "offres_recherche" (prix, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (ville_id, superficie, date_disponibilite, duree, faits);
--> statement-breakpoint
CREATE INDEX "offres_recherche_ville_prix" ON "offres_recherche" (ville_id, prix, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (superficie, date_disponibilite, duree, faits);
--> statement-breakpoint
CREATE INDEX "offres_recherche_dispo" ON "offres_recherche" (date_disponibilite, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (ville_id, prix, superficie, duree, faits);
--> statement-breakpoint
CREATE INDEX "offres_recherche_ville_dispo" ON "offres_recherche" (ville_id, date_disponibilite, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (prix, superficie, duree, faits);
--> statement-breakpoint
CREATE INDEX "offres_recherche_superficie" ON "offres_recherche" (superficie)
  INCLUDE (ville_id, offre_id, created_at, prix, date_disponibilite, duree, faits);
--> statement-breakpoint
CREATE INDEX "demandes_recherche_recent" ON "demandes_recherche" (created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (ville_id, budget, date_disponibilite);
--> statement-breakpoint
CREATE INDEX "demandes_recherche_ville" ON "demandes_recherche" (ville_id, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (budget, date_disponibilite);
--> statement-breakpoint
CREATE INDEX "demandes_recherche_quartier" ON "demandes_recherche" (quartier_cle, ville_id, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (budget, date_disponibilite);
--> statement-breakpoint
CREATE INDEX "demandes_recherche_budget" ON "demandes_recherche" (budget, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (ville_id, date_disponibilite);
--> statement-breakpoint
CREATE INDEX "demandes_recherche_ville_budget" ON "demandes_recherche" (ville_id, budget, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (date_disponibilite);
--> statement-breakpoint
CREATE INDEX "demandes_recherche_dispo" ON "demandes_recherche" (date_disponibilite, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (ville_id, budget);
--> statement-breakpoint
CREATE INDEX "demandes_recherche_ville_dispo" ON "demandes_recherche" (ville_id, date_disponibilite, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (budget);
