CREATE TABLE "favoris" (
	"utilisateur_id" integer NOT NULL,
	"offre_id" integer NOT NULL,
	"prix" double precision,
	"ville_id" integer,
	"ajoute_le" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favoris_utilisateur_id_offre_id_pk" PRIMARY KEY("utilisateur_id","offre_id")
);
--> statement-breakpoint
ALTER TABLE "favoris" ADD CONSTRAINT "favoris_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favoris_offre" ON "favoris" USING btree ("offre_id");