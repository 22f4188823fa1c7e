ALTER TABLE "utilisateurs" ADD COLUMN "photo" text;--> statement-breakpoint
CREATE INDEX "utilisateurs_photo" ON "utilisateurs" USING btree ("photo") WHERE "utilisateurs"."photo" is not null;