-- A deep page walks the index again: the counters by day made every write dearer for pages that hardly anybody opens.
-- Version 1.0 still reads offres_par_jour, and may run beside this one: the release after 1.1 drops it, with day_of.

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
