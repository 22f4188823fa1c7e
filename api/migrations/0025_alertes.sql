CREATE TABLE "alerte_envois" (
	"utilisateur_id" integer NOT NULL,
	"offre_id" integer NOT NULL,
	"alerte_id" integer NOT NULL,
	"trouve_le" timestamp with time zone NOT NULL,
	"immediat" boolean NOT NULL,
	"mail_id" uuid,
	CONSTRAINT "alerte_envois_utilisateur_id_offre_id_pk" PRIMARY KEY("utilisateur_id","offre_id")
);
--> statement-breakpoint
CREATE TABLE "alerte_jetons" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"utilisateur_id" integer NOT NULL,
	"alerte_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alertes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alertes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"utilisateur_id" integer NOT NULL,
	"frequence" text NOT NULL,
	"filtres" jsonb NOT NULL,
	"cle" text NOT NULL,
	"ville_id" integer DEFAULT 0 NOT NULL,
	"prix_max" double precision DEFAULT 1000000000 NOT NULL,
	"prix_min" double precision,
	"mots" "tsquery",
	"quartier_cle" text,
	"logement_types" text[],
	"superficie_min" double precision,
	"dispo_le" date,
	"duree_max" integer,
	"accueille" text[],
	"meuble" boolean,
	"charges_comprises" boolean,
	"internet" boolean,
	"climatisation" boolean,
	"parking" boolean,
	"fumeurs" boolean,
	"animaux" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alertes_frequence" CHECK ("alertes"."frequence" in ('immediate', 'quotidienne', 'arretee'))
);
--> statement-breakpoint
ALTER TABLE "alerte_envois" ADD CONSTRAINT "alerte_envois_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerte_envois" ADD CONSTRAINT "alerte_envois_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerte_envois" ADD CONSTRAINT "alerte_envois_alerte_id_alertes_id_fk" FOREIGN KEY ("alerte_id") REFERENCES "public"."alertes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerte_jetons" ADD CONSTRAINT "alerte_jetons_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alertes" ADD CONSTRAINT "alertes_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerte_envois_offre" ON "alerte_envois" USING btree ("offre_id");--> statement-breakpoint
CREATE INDEX "alerte_envois_alerte" ON "alerte_envois" USING btree ("alerte_id");--> statement-breakpoint
CREATE INDEX "alerte_envois_mail" ON "alerte_envois" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "alerte_envois_trouve_le" ON "alerte_envois" USING btree ("trouve_le");--> statement-breakpoint
CREATE INDEX "alerte_envois_waiting" ON "alerte_envois" USING btree ("utilisateur_id") WHERE "alerte_envois"."mail_id" is null;--> statement-breakpoint
CREATE INDEX "alerte_jetons_utilisateur" ON "alerte_jetons" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "alerte_jetons_created_at" ON "alerte_jetons" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alertes_once" ON "alertes" USING btree ("utilisateur_id","cle");--> statement-breakpoint
CREATE INDEX "alertes_actives" ON "alertes" USING btree ("ville_id","prix_max") WHERE "alertes"."frequence" <> 'arretee';