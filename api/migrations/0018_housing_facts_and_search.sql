CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "demandes_recherche" (
	"demande_id" integer PRIMARY KEY NOT NULL,
	"ville_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"budget" double precision NOT NULL,
	"date_disponibilite" date NOT NULL,
	"quartier_cle" text NOT NULL,
	"vecteur" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offres_recherche" (
	"offre_id" integer PRIMARY KEY NOT NULL,
	"ville_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"prix" double precision NOT NULL,
	"superficie" double precision NOT NULL,
	"date_disponibilite" date NOT NULL,
	"duree" integer NOT NULL,
	"logement_type" text NOT NULL,
	"accueille" text,
	"meuble" boolean,
	"charges_comprises" boolean,
	"internet" boolean,
	"climatisation" boolean,
	"parking" boolean,
	"fumeurs" boolean,
	"animaux" boolean,
	"quartier_cle" text NOT NULL,
	"vecteur" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quartiers" (
	"ville_id" integer NOT NULL,
	"nom" text NOT NULL,
	"cle" text NOT NULL,
	"offres" integer NOT NULL,
	"demandes" integer NOT NULL,
	CONSTRAINT "quartiers_ville_id_nom_pk" PRIMARY KEY("ville_id","nom"),
	CONSTRAINT "quartiers_counts" CHECK ("quartiers"."offres" >= 0 and "quartiers"."demandes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "meuble" boolean;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "charges_comprises" boolean;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "internet" boolean;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "climatisation" boolean;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "parking" boolean;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "fumeurs" boolean;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "animaux" boolean;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "caution" integer;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "etage" integer;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "colocataires_actuels" integer;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "accueille" text;--> statement-breakpoint
ALTER TABLE "villes" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "villes" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "quartiers" ADD CONSTRAINT "quartiers_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demandes_recherche_recent" ON "demandes_recherche" USING btree ("created_at" DESC NULLS FIRST,"demande_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demandes_recherche_ville" ON "demandes_recherche" USING btree ("ville_id","created_at" DESC NULLS FIRST,"demande_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demandes_recherche_quartier" ON "demandes_recherche" USING btree ("quartier_cle","ville_id","created_at" DESC NULLS FIRST,"demande_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demandes_recherche_budget" ON "demandes_recherche" USING btree ("budget","created_at" DESC NULLS FIRST,"demande_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demandes_recherche_ville_budget" ON "demandes_recherche" USING btree ("ville_id","budget","created_at" DESC NULLS FIRST,"demande_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demandes_recherche_dispo" ON "demandes_recherche" USING btree ("date_disponibilite","created_at" DESC NULLS FIRST,"demande_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demandes_recherche_ville_dispo" ON "demandes_recherche" USING btree ("ville_id","date_disponibilite","created_at" DESC NULLS FIRST,"demande_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demandes_recherche_mots" ON "demandes_recherche" USING gin ("vecteur");--> statement-breakpoint
CREATE INDEX "offres_recherche_recent" ON "offres_recherche" USING btree ("created_at" DESC NULLS FIRST,"offre_id" DESC NULLS FIRST);--> statement-breakpoint
-- With every column that filters read: a search in a city reads some hundred pages of the index, and not all of the table.
CREATE INDEX "offres_recherche_ville" ON "offres_recherche" USING btree ("ville_id","created_at" DESC NULLS FIRST,"offre_id" DESC NULLS FIRST)
  INCLUDE ("prix", "superficie", "date_disponibilite", "duree", "logement_type", "accueille", "meuble", "charges_comprises", "internet", "climatisation", "parking", "fumeurs", "animaux", "quartier_cle");--> statement-breakpoint
CREATE INDEX "offres_recherche_quartier" ON "offres_recherche" USING btree ("ville_id","quartier_cle","created_at" DESC NULLS FIRST,"offre_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offres_recherche_quartier_seul" ON "offres_recherche" USING btree ("quartier_cle","created_at" DESC NULLS FIRST,"offre_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offres_recherche_prix" ON "offres_recherche" USING btree ("prix","created_at" DESC NULLS FIRST,"offre_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offres_recherche_ville_prix" ON "offres_recherche" USING btree ("ville_id","prix","created_at" DESC NULLS FIRST,"offre_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offres_recherche_dispo" ON "offres_recherche" USING btree ("date_disponibilite","created_at" DESC NULLS FIRST,"offre_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offres_recherche_ville_dispo" ON "offres_recherche" USING btree ("ville_id","date_disponibilite","created_at" DESC NULLS FIRST,"offre_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offres_recherche_superficie" ON "offres_recherche" USING btree ("superficie");--> statement-breakpoint
CREATE INDEX "offres_recherche_mots" ON "offres_recherche" USING gin ("vecteur");--> statement-breakpoint
CREATE INDEX "quartiers_cle" ON "quartiers" USING gin ("cle" gin_trgm_ops);--> statement-breakpoint
-- Not valid: checking old rows, whose values are all null, would read the table under an exclusive lock.
ALTER TABLE "offres" ADD CONSTRAINT "offres_accueille" CHECK ("offres"."accueille" in ('TOUS', 'FEMMES', 'HOMMES')) NOT VALID;--> statement-breakpoint
ALTER TABLE "offres" ADD CONSTRAINT "offres_facts" CHECK ("offres"."caution" >= 0 and "offres"."etage" between -2 and 60 and "offres"."colocataires_actuels" between 0 and 10) NOT VALID;