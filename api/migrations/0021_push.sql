CREATE TABLE "push_appareils" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_appareils_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"utilisateur_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" "bytea" NOT NULL,
	"auth" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_appareils_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "push_appareils_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_cles" (
	"id" integer PRIMARY KEY NOT NULL,
	"cle" "bytea" NOT NULL,
	CONSTRAINT "push_cles_one" CHECK ("push_cles"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_reglages" (
	"utilisateur_id" integer PRIMARY KEY NOT NULL,
	"message" boolean DEFAULT true NOT NULL,
	"alerte" boolean DEFAULT true NOT NULL,
	"visite" boolean DEFAULT true NOT NULL,
	"decision" boolean DEFAULT true NOT NULL,
	"calme" boolean DEFAULT true NOT NULL,
	"apercu" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation_membres" ADD COLUMN "poussee_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_appareils" ADD CONSTRAINT "push_appareils_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_appareils" ADD CONSTRAINT "push_appareils_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_reglages" ADD CONSTRAINT "push_reglages_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_appareils_utilisateur" ON "push_appareils" USING btree ("utilisateur_id");