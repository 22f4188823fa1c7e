CREATE TABLE "mail_refus" (
	"utilisateur_id" integer NOT NULL,
	"sujet" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_refus_utilisateur_id_sujet_pk" PRIMARY KEY("utilisateur_id","sujet")
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" DROP CONSTRAINT "mail_tokens_purpose";--> statement-breakpoint
ALTER TABLE "mail_refus" ADD CONSTRAINT "mail_refus_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('verification', 'reset', 'messages', 'alertes', 'rappels'));