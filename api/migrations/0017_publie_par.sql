ALTER TYPE "public"."fait" ADD VALUE 'sans_intermediaire';--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "publie_par" text;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "frais" integer;--> statement-breakpoint
-- Not valid: the columns are empty, and reading a million offers would lock them.
ALTER TABLE "offres" ADD CONSTRAINT "offres_publication" CHECK ("offres"."publie_par" in ('PROPRIETAIRE', 'COLOCATAIRE', 'AGENCE') and "offres"."frais" >= 0) NOT VALID;
