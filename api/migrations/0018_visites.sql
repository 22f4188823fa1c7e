CREATE TABLE "visites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"offre_id" integer NOT NULL,
	"proprietaire_id" integer,
	"visiteur_id" integer,
	"etat" text NOT NULL,
	"creneaux" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"debut" timestamp with time zone,
	"rendez_vous" text,
	"par" text NOT NULL,
	"mot" text,
	"reponse" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"annoncee" integer DEFAULT 0 NOT NULL,
	"echeance_at" timestamp with time zone,
	"perdu" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visites_etat" CHECK ("visites"."etat" in ('proposee', 'confirmee', 'deplacee', 'annulee', 'passee', 'absente')),
	CONSTRAINT "visites_par" CHECK ("visites"."par" in ('proprietaire', 'visiteur')),
	CONSTRAINT "visites_creneaux" CHECK (cardinality("visites"."creneaux") <= 5),
	CONSTRAINT "visites_confirmee" CHECK ("visites"."etat" not in ('confirmee', 'passee', 'absente') or "visites"."debut" is not null),
	CONSTRAINT "visites_textes" CHECK (char_length("visites"."rendez_vous") <= 200 and char_length("visites"."mot") <= 300)
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" DROP CONSTRAINT "mail_tokens_purpose";--> statement-breakpoint
ALTER TABLE "visites" ADD CONSTRAINT "visites_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visites" ADD CONSTRAINT "visites_proprietaire_id_utilisateurs_id_fk" FOREIGN KEY ("proprietaire_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visites" ADD CONSTRAINT "visites_visiteur_id_utilisateurs_id_fk" FOREIGN KEY ("visiteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visites_prises" ON "visites" USING btree ("offre_id","debut") WHERE "visites"."etat" = 'confirmee';--> statement-breakpoint
CREATE UNIQUE INDEX "visites_ouvertes" ON "visites" USING btree ("conversation_id","perdu") WHERE "visites"."etat" in ('proposee', 'confirmee', 'deplacee');--> statement-breakpoint
CREATE INDEX "visites_conversation" ON "visites" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "visites_proprietaire" ON "visites" USING btree ("proprietaire_id");--> statement-breakpoint
CREATE INDEX "visites_visiteur" ON "visites" USING btree ("visiteur_id");--> statement-breakpoint
CREATE INDEX "visites_offre" ON "visites" USING btree ("offre_id");--> statement-breakpoint
CREATE INDEX "visites_echeance" ON "visites" USING btree ("echeance_at") WHERE "visites"."echeance_at" is not null;--> statement-breakpoint
CREATE INDEX "visites_annonces" ON "visites" USING btree ("id") WHERE "visites"."annoncee" < "visites"."sequence";--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('verification', 'reset', 'messages', 'alertes', 'rappels', 'visites'));