CREATE TABLE "vues" (
	"offre_id" integer,
	"demande_id" integer,
	"jour" date NOT NULL,
	"nombre" integer NOT NULL,
	CONSTRAINT "vues_annonce" CHECK (num_nonnulls("vues"."offre_id", "vues"."demande_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "vues_sels" (
	"jour" date PRIMARY KEY NOT NULL,
	"sel" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vues_visiteurs" (
	"jour" date NOT NULL,
	"empreinte" "bytea" NOT NULL,
	CONSTRAINT "vues_visiteurs_jour_empreinte_pk" PRIMARY KEY("jour","empreinte")
);
--> statement-breakpoint
ALTER TABLE "revelations" ADD COLUMN "offre_id" integer;--> statement-breakpoint
ALTER TABLE "vues" ADD CONSTRAINT "vues_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vues" ADD CONSTRAINT "vues_demande_id_demandes_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demandes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vues_offre" ON "vues" USING btree ("offre_id","jour") WHERE "vues"."offre_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "vues_demande" ON "vues" USING btree ("demande_id","jour") WHERE "vues"."demande_id" is not null;--> statement-breakpoint
CREATE INDEX "vues_jour" ON "vues" USING btree ("jour");--> statement-breakpoint
CREATE INDEX "revelations_offre" ON "revelations" USING btree ("offre_id","created_at") WHERE "revelations"."offre_id" is not null;