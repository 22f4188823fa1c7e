-- The public ads of each city, counted: counting them on each call would be a scan.
CREATE OR REPLACE FUNCTION count_public_offre() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_in integer := CASE WHEN TG_OP <> 'INSERT' AND offre_is_public(OLD) THEN OLD.ville_id END;
  is_in integer := CASE WHEN TG_OP <> 'DELETE' AND offre_is_public(NEW) THEN NEW.ville_id END;
BEGIN
  IF was_in IS DISTINCT FROM is_in THEN
    UPDATE villes SET verified_coloc_count = verified_coloc_count - 1 WHERE id = was_in;
    UPDATE villes SET verified_coloc_count = verified_coloc_count + 1 WHERE id = is_in;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_public_offre AFTER INSERT OR DELETE ON "offres" FOR EACH ROW EXECUTE FUNCTION count_public_offre();

-- One change of each city for a whole statement, at its end: a batch that puts five hundred ads to sleep would write five
-- hundred versions of one row, and every publication in that city would wait.
CREATE OR REPLACE FUNCTION count_updated_offres() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  FOR moved IN
    SELECT ville_id, sum(delta)::int AS delta FROM (
      SELECT ville_id, -1 AS delta FROM before b WHERE offre_is_public(ROW(b.*)::offres)
      UNION ALL SELECT ville_id, 1 FROM after a WHERE offre_is_public(ROW(a.*)::offres)
    ) each GROUP BY ville_id HAVING sum(delta) <> 0 ORDER BY ville_id
  LOOP
    UPDATE villes SET verified_coloc_count = verified_coloc_count + moved.delta WHERE id = moved.ville_id;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_updated_offres AFTER UPDATE ON "offres" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated_offres();

CREATE OR REPLACE FUNCTION count_public_demande() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND demande_is_public(OLD) THEN OLD.ville_id END;
  is_now integer := CASE WHEN TG_OP <> 'DELETE' AND demande_is_public(NEW) THEN NEW.ville_id END;
BEGIN
  IF was IS DISTINCT FROM is_now THEN
    UPDATE villes SET verified_demande_count = verified_demande_count - 1 WHERE id = was;
    UPDATE villes SET verified_demande_count = verified_demande_count + 1 WHERE id = is_now;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_public_demande AFTER INSERT OR DELETE ON "demandes" FOR EACH ROW EXECUTE FUNCTION count_public_demande();

CREATE OR REPLACE FUNCTION count_updated_demandes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved record;
BEGIN
  FOR moved IN
    SELECT ville_id, sum(delta)::int AS delta FROM (
      SELECT ville_id, -1 AS delta FROM before b WHERE demande_is_public(ROW(b.*)::demandes)
      UNION ALL SELECT ville_id, 1 FROM after a WHERE demande_is_public(ROW(a.*)::demandes)
    ) each GROUP BY ville_id HAVING sum(delta) <> 0 ORDER BY ville_id
  LOOP
    UPDATE villes SET verified_demande_count = verified_demande_count + moved.delta WHERE id = moved.ville_id;
  END LOOP;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_updated_demandes AFTER UPDATE ON "demandes" REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_updated_demandes();

-- Unused since 1.1.
DROP FUNCTION IF EXISTS day_of;
