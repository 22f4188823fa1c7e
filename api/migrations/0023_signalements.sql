CREATE TABLE "signalements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signalements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"objet_id" integer NOT NULL,
	"auteur_id" integer,
	"motif" text NOT NULL,
	"texte" text,
	"compte" boolean NOT NULL,
	"mailbox" text,
	"network" text,
	"etat" text DEFAULT 'attente' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signalements_kind" CHECK ("signalements"."kind" in ('offre', 'demande', 'utilisateur', 'conversation')),
	CONSTRAINT "signalements_etat" CHECK ("signalements"."etat" in ('attente', 'fonde', 'sansSuite'))
);
--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signalements_once" ON "signalements" USING btree ("auteur_id","kind","objet_id");--> statement-breakpoint
CREATE INDEX "signalements_objet" ON "signalements" USING btree ("kind","objet_id","etat");--> statement-breakpoint
CREATE INDEX "signalements_attente" ON "signalements" USING btree ("created_at") WHERE "signalements"."etat" = 'attente';--> statement-breakpoint
CREATE INDEX "signalements_recent" ON "signalements" USING btree ("created_at") WHERE "signalements"."network" is not null;