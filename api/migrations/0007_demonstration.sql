CREATE TABLE "demonstration" (
	"loaded_at" timestamp with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Databases that the demo of an earlier version was loaded into.
INSERT INTO "demonstration" ("loaded_at")
SELECT min("terms_accepted_at") FROM "utilisateurs"
WHERE lower("email") LIKE '%@demo.colocdar.ma' AND "created_at" < "terms_accepted_at" - interval '30 days'
HAVING count(*) > 0;
