CREATE TABLE "modification_photos" (
	"modification_id" integer NOT NULL,
	"position" integer NOT NULL,
	"src" text NOT NULL,
	CONSTRAINT "modification_photos_modification_id_position_pk" PRIMARY KEY("modification_id","position"),
	CONSTRAINT "modification_photos_six" CHECK ("modification_photos"."position" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "modifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"auteur_id" integer NOT NULL,
	"offre_id" integer,
	"demande_id" integer,
	"ville_id" integer,
	"contenu" jsonb NOT NULL,
	"avant" jsonb,
	"etat" text DEFAULT 'attente' NOT NULL,
	"motif_refus" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "modifications_offre_id_unique" UNIQUE("offre_id"),
	CONSTRAINT "modifications_demande_id_unique" UNIQUE("demande_id"),
	CONSTRAINT "modifications_one" CHECK (num_nonnulls("modifications"."offre_id", "modifications"."demande_id") <= 1),
	CONSTRAINT "modifications_etat" CHECK ("modifications"."etat" in ('attente', 'refusee', 'acceptee'))
);
--> statement-breakpoint
ALTER TABLE "demandes" ADD COLUMN "budget_verifie" double precision;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "prix_verifie" double precision;--> statement-breakpoint
ALTER TABLE "modification_photos" ADD CONSTRAINT "modification_photos_modification_id_modifications_id_fk" FOREIGN KEY ("modification_id") REFERENCES "public"."modifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modification_photos" ADD CONSTRAINT "modification_photos_src_images_src_fk" FOREIGN KEY ("src") REFERENCES "public"."images"("src") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifications" ADD CONSTRAINT "modifications_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifications" ADD CONSTRAINT "modifications_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifications" ADD CONSTRAINT "modifications_demande_id_demandes_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demandes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modifications" ADD CONSTRAINT "modifications_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "modification_photos_src" ON "modification_photos" USING btree ("src");--> statement-breakpoint
CREATE UNIQUE INDEX "modifications_profil" ON "modifications" USING btree ("auteur_id") WHERE "modifications"."offre_id" is null and "modifications"."demande_id" is null;--> statement-breakpoint
CREATE INDEX "modifications_auteur" ON "modifications" USING btree ("auteur_id");--> statement-breakpoint
CREATE INDEX "modifications_ville" ON "modifications" USING btree ("ville_id") WHERE "modifications"."ville_id" is not null;--> statement-breakpoint
CREATE INDEX "modifications_queue" ON "modifications" USING btree ("submitted_at","id") WHERE "modifications"."etat" = 'attente';