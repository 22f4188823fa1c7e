-- The counters of cities changed once for each row: five hundred versions of one row in a batch that puts ads to sleep,
-- for which everybody who published in that city waited. One change of each city for a whole statement, at its end.
CREATE FUNCTION count_updated_offres() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  FOR moved IN
    SELECT ville_id, sum(delta)::int AS delta FROM (
      SELECT ville_id, -1 AS delta FROM before WHERE verified AND statut = 'DISPONIBLE' AND NOT masque
      UNION ALL SELECT ville_id, 1 FROM after WHERE verified AND statut = 'DISPONIBLE' AND NOT masque
    ) each GROUP BY ville_id HAVING sum(delta) <> 0 ORDER BY ville_id
  LOOP
    UPDATE villes SET verified_coloc_count = verified_coloc_count + moved.delta WHERE id = moved.ville_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_updated_demandes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  FOR moved IN
    SELECT ville_id, sum(delta)::int AS delta FROM (
      SELECT ville_id, -1 AS delta FROM before WHERE verified AND NOT masque
      UNION ALL SELECT ville_id, 1 FROM after WHERE verified AND NOT masque
    ) each GROUP BY ville_id HAVING sum(delta) <> 0 ORDER BY ville_id
  LOOP
    UPDATE villes SET verified_demande_count = verified_demande_count + moved.delta WHERE id = moved.ville_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER count_public_offre ON "offres";
--> statement-breakpoint
CREATE TRIGGER count_public_offre AFTER INSERT OR DELETE ON "offres" FOR EACH ROW EXECUTE FUNCTION count_public_offre();
--> statement-breakpoint
CREATE TRIGGER count_updated_offres AFTER UPDATE ON "offres" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated_offres();
--> statement-breakpoint
DROP TRIGGER count_public_demande ON "demandes";
--> statement-breakpoint
CREATE TRIGGER count_public_demande AFTER INSERT OR DELETE ON "demandes" FOR EACH ROW EXECUTE FUNCTION count_public_demande();
--> statement-breakpoint
CREATE TRIGGER count_updated_demandes AFTER UPDATE ON "demandes" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated_demandes();
