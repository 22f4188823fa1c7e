CREATE TABLE "fraicheur_liens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"offre_id" integer,
	"demande_id" integer,
	"reponse" text NOT NULL,
	"confirmee_le" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fraicheur_liens_one" CHECK (num_nonnulls("fraicheur_liens"."offre_id", "fraicheur_liens"."demande_id") = 1),
	CONSTRAINT "fraicheur_liens_reponse" CHECK ("fraicheur_liens"."reponse" in ('disponible', 'partie'))
);
--> statement-breakpoint
ALTER TABLE "demandes" ADD COLUMN "rappelee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "rappelee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fraicheur_liens" ADD CONSTRAINT "fraicheur_liens_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraicheur_liens" ADD CONSTRAINT "fraicheur_liens_demande_id_demandes_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demandes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fraicheur_liens_offre" ON "fraicheur_liens" USING btree ("offre_id");--> statement-breakpoint
CREATE INDEX "fraicheur_liens_demande" ON "fraicheur_liens" USING btree ("demande_id");--> statement-breakpoint
CREATE INDEX "fraicheur_liens_created_at" ON "fraicheur_liens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demandes_fraicheur" ON "demandes" USING btree ("rappelee_le","confirmee_le") WHERE "demandes"."verified" and not "demandes"."masque";--> statement-breakpoint
CREATE INDEX "offres_fraicheur" ON "offres" USING btree ("rappelee_le","confirmee_le") WHERE "offres"."verified" and "offres"."statut" = 'DISPONIBLE' and not "offres"."masque";