CREATE TABLE "conversation_blocages" (
	"bloqueur_id" integer NOT NULL,
	"bloque_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_blocages_bloqueur_id_bloque_id_pk" PRIMARY KEY("bloqueur_id","bloque_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_boites" (
	"utilisateur_id" integer PRIMARY KEY NOT NULL,
	"evenement" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_membres" (
	"conversation_id" integer NOT NULL,
	"utilisateur_id" integer NOT NULL,
	"dernier_id" integer,
	"lu_id" integer DEFAULT 0 NOT NULL,
	"non_lus" integer DEFAULT 0 NOT NULL,
	"evenement" integer DEFAULT 0 NOT NULL,
	"quitte_at" timestamp with time zone,
	"mail_prevu" uuid,
	"mail_envoye" uuid,
	"mail_at" timestamp with time zone,
	CONSTRAINT "conversation_membres_conversation_id_utilisateur_id_pk" PRIMARY KEY("conversation_id","utilisateur_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"auteur_id" integer,
	"rang" integer NOT NULL,
	"texte" text NOT NULL,
	"perdu" boolean DEFAULT false NOT NULL,
	"cle" text,
	"empreinte" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_messages_texte" CHECK (char_length("conversation_messages"."texte") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"annonce" text NOT NULL,
	"annonce_id" integer NOT NULL,
	"titre" text NOT NULL,
	"initiateur_id" integer,
	"destinataire_id" integer,
	"messages" integer DEFAULT 0 NOT NULL,
	"repondu_at" timestamp with time zone,
	"dernier_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailbox" text,
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_annonce" CHECK ("conversations"."annonce" in ('offre', 'demande'))
);
--> statement-breakpoint
ALTER TABLE "conversation_blocages" ADD CONSTRAINT "conversation_blocages_bloqueur_id_utilisateurs_id_fk" FOREIGN KEY ("bloqueur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_blocages" ADD CONSTRAINT "conversation_blocages_bloque_id_utilisateurs_id_fk" FOREIGN KEY ("bloque_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_boites" ADD CONSTRAINT "conversation_boites_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_membres" ADD CONSTRAINT "conversation_membres_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_membres" ADD CONSTRAINT "conversation_membres_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_initiateur_id_utilisateurs_id_fk" FOREIGN KEY ("initiateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_destinataire_id_utilisateurs_id_fk" FOREIGN KEY ("destinataire_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_blocages_bloque" ON "conversation_blocages" USING btree ("bloque_id");--> statement-breakpoint
CREATE INDEX "conversation_membres_liste" ON "conversation_membres" USING btree ("utilisateur_id","dernier_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_membres_evenement" ON "conversation_membres" USING btree ("utilisateur_id","evenement");--> statement-breakpoint
CREATE INDEX "conversation_membres_non_lus" ON "conversation_membres" USING btree ("utilisateur_id") WHERE "conversation_membres"."non_lus" > 0;--> statement-breakpoint
CREATE INDEX "conversation_messages_conversation" ON "conversation_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_messages_cle" ON "conversation_messages" USING btree ("auteur_id","cle") WHERE "conversation_messages"."cle" is not null;--> statement-breakpoint
CREATE INDEX "conversation_messages_auteur" ON "conversation_messages" USING btree ("auteur_id","empreinte","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_once" ON "conversations" USING btree ("annonce","annonce_id","initiateur_id");--> statement-breakpoint
CREATE INDEX "conversations_initiateur" ON "conversations" USING btree ("initiateur_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_destinataire" ON "conversations" USING btree ("destinataire_id","repondu_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_mailbox" ON "conversations" USING btree ("mailbox","created_at") WHERE "conversations"."mailbox" is not null;--> statement-breakpoint
CREATE INDEX "conversations_network" ON "conversations" USING btree ("network","created_at") WHERE "conversations"."network" is not null;--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("created_at") WHERE "conversations"."network" is not null;--> statement-breakpoint
CREATE INDEX "conversations_dernier" ON "conversations" USING btree ("dernier_at");