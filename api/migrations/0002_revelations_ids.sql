ALTER TABLE "revelations" DROP CONSTRAINT "revelations_utilisateur_id_utilisateurs_id_fk";
--> statement-breakpoint
ALTER TABLE "revelations" DROP CONSTRAINT "revelations_cible_id_utilisateurs_id_fk";
