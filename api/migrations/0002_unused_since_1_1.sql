-- contract: unused since 1.1
DROP TABLE "offres_par_jour";
--> statement-breakpoint
-- Both versions give the day, computed in Node: PostgreSQL's rules of time zones may be older.
ALTER TABLE "demandes" ALTER COLUMN "date_demande" DROP DEFAULT;
