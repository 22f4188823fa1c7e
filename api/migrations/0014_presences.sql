CREATE TABLE "presences" (
	"utilisateur_id" integer PRIMARY KEY NOT NULL,
	"vue_le" timestamp with time zone NOT NULL,
	"avertie_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_vue_le" ON "presences" USING btree ("vue_le");