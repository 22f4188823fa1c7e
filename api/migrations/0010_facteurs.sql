CREATE TABLE "codes_secours" (
	"utilisateur_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "codes_secours_utilisateur_id_code_hash_pk" PRIMARY KEY("utilisateur_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "facteurs" (
	"utilisateur_id" integer PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"dernier_pas" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "facteur_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "codes_secours" ADD CONSTRAINT "codes_secours_utilisateur_id_facteurs_utilisateur_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."facteurs"("utilisateur_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facteurs" ADD CONSTRAINT "facteurs_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;