-- What the tables alone cannot promise: versions, public counters, an append-only journal, and news of changes.

CREATE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER touch_row BEFORE UPDATE ON "utilisateurs" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
CREATE TRIGGER touch_row BEFORE UPDATE ON "offres" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
CREATE TRIGGER touch_row BEFORE UPDATE ON "demandes" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
CREATE TRIGGER touch_row BEFORE UPDATE ON "avis" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
CREATE TRIGGER touch_row BEFORE UPDATE ON "articles" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
-- A counter that moves is not an edit of the city, so it leaves the version alone.
CREATE TRIGGER touch_row BEFORE UPDATE OF nom, slug, image, position ON "villes" FOR EACH ROW EXECUTE FUNCTION touch_row();
--> statement-breakpoint
CREATE FUNCTION offre_is_public(o "offres") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT o.verified AND o.statut = 'DISPONIBLE' AND NOT o.masque
$$;
--> statement-breakpoint
CREATE FUNCTION count_public_offre() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND offre_is_public(OLD) THEN OLD.ville_id END;
  is_now integer := CASE WHEN TG_OP <> 'DELETE' AND offre_is_public(NEW) THEN NEW.ville_id END;
BEGIN
  IF was IS DISTINCT FROM is_now THEN
    UPDATE villes SET verified_coloc_count = verified_coloc_count - 1 WHERE id = was;
    UPDATE villes SET verified_coloc_count = verified_coloc_count + 1 WHERE id = is_now;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_public_offre AFTER INSERT OR UPDATE OR DELETE ON "offres" FOR EACH ROW EXECUTE FUNCTION count_public_offre();
--> statement-breakpoint
CREATE FUNCTION count_public_demande() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.verified AND NOT OLD.masque THEN OLD.ville_id END;
  is_now integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.verified AND NOT NEW.masque THEN NEW.ville_id END;
BEGIN
  IF was IS DISTINCT FROM is_now THEN
    UPDATE villes SET verified_demande_count = verified_demande_count - 1 WHERE id = was;
    UPDATE villes SET verified_demande_count = verified_demande_count + 1 WHERE id = is_now;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_public_demande AFTER INSERT OR UPDATE OR DELETE ON "demandes" FOR EACH ROW EXECUTE FUNCTION count_public_demande();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'la table % ne reçoit que des ajouts', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "journal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Public caches in every process listen to `catalogue`; PostgreSQL folds repeats within a transaction into one.
CREATE FUNCTION notify_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE ON "offres" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE ON "offre_photos" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE ON "demandes" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE ON "avis" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE ON "articles" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER notify_catalogue AFTER INSERT OR UPDATE OR DELETE ON "villes" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE TRIGGER notify_catalogue AFTER UPDATE OR DELETE ON "utilisateurs" FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
ALTER TABLE "limits" SET UNLOGGED;
