CREATE TABLE "appareils" (
	"utilisateur_id" integer NOT NULL,
	"marque_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"vu_le" timestamp with time zone NOT NULL,
	CONSTRAINT "appareils_utilisateur_id_marque_hash_pk" PRIMARY KEY("utilisateur_id","marque_hash")
);
--> statement-breakpoint
CREATE TABLE "cle_defis" (
	"defi_hash" "bytea" PRIMARY KEY NOT NULL,
	"usage" text NOT NULL,
	"utilisateur_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cle_defis_usage" CHECK (("cle_defis"."usage" = 'connexion') = ("cle_defis"."utilisateur_id" is null))
);
--> statement-breakpoint
CREATE TABLE "cles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"utilisateur_id" integer NOT NULL,
	"nom" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"compteur" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"utilisee_le" timestamp with time zone,
	CONSTRAINT "cles_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "navigateur" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "systeme" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "utilisee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appareils" ADD CONSTRAINT "appareils_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cle_defis" ADD CONSTRAINT "cle_defis_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cles" ADD CONSTRAINT "cles_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cle_defis_expires_at" ON "cle_defis" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cle_defis_utilisateur" ON "cle_defis" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "cles_utilisateur" ON "cles" USING btree ("utilisateur_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");