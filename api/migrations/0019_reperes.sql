CREATE TABLE "reperes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reperes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ville_id" integer NOT NULL,
	"slug" text NOT NULL,
	"nom" text NOT NULL,
	"nom_arabe" text,
	"genre" text NOT NULL,
	"alias" text[] DEFAULT '{}' NOT NULL,
	"fusion_id" integer,
	"offres" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reperes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "reperes_genre" CHECK ("reperes"."genre" in ('UNIVERSITE', 'ECOLE', 'TRAM', 'GARE')),
	CONSTRAINT "reperes_offres" CHECK ("reperes"."offres" >= 0)
);
--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "reperes" jsonb;--> statement-breakpoint
ALTER TABLE "reperes" ADD CONSTRAINT "reperes_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reperes" ADD CONSTRAINT "reperes_fusion_id_reperes_id_fk" FOREIGN KEY ("fusion_id") REFERENCES "public"."reperes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reperes_nom" ON "reperes" USING btree ("ville_id",lower("nom")) WHERE "reperes"."fusion_id" is null;--> statement-breakpoint
CREATE INDEX "reperes_groupe" ON "reperes" USING btree (coalesce("fusion_id", "id"));