-- What a page of the public list needs, kept where it is read: each offer's photos, and where a deep page begins.

ALTER TABLE "offres" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
CREATE FUNCTION photos_of(offre integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'src', i.src, 'status', 'ready', 'width', i.width, 'height', i.height, 'couleur', i.couleur) ORDER BY p.position), '[]')
  FROM offre_photos p JOIN images i ON i.src = p.src
  WHERE p.offre_id = offre
$$;
--> statement-breakpoint
-- A list of photos that is kept up to date is not an edit of the offer, so it leaves the version alone.
DROP TRIGGER touch_row ON "offres";
--> statement-breakpoint
CREATE TRIGGER touch_row BEFORE UPDATE ON "offres" FOR EACH ROW WHEN (OLD.photos = NEW.photos) EXECUTE FUNCTION touch_row();
--> statement-breakpoint
UPDATE "offres" SET photos = photos_of(id) WHERE photos <> photos_of(id);
--> statement-breakpoint
CREATE FUNCTION list_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE offres SET photos = photos_of(id) WHERE id IN (SELECT offre_id FROM removed);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE offres SET photos = photos_of(id) WHERE id IN (SELECT offre_id FROM added);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_photos_added AFTER INSERT ON "offre_photos" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_photos();
--> statement-breakpoint
CREATE TRIGGER list_photos_moved AFTER UPDATE ON "offre_photos" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_photos();
--> statement-breakpoint
CREATE TRIGGER list_photos_removed AFTER DELETE ON "offre_photos" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION list_photos();
--> statement-breakpoint
CREATE TABLE "offres_par_jour" (
	"jour" date PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "offres_par_jour_positive" CHECK ("offres_par_jour"."total" >= 0)
);
--> statement-breakpoint
CREATE FUNCTION day_of(instant timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (instant AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
INSERT INTO "offres_par_jour" (jour, total)
  SELECT day_of(created_at), count(*) FROM "offres" o WHERE offre_is_public(o) GROUP BY 1;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_public_offre() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public boolean := TG_OP <> 'INSERT' AND offre_is_public(OLD);
  is_public boolean := TG_OP <> 'DELETE' AND offre_is_public(NEW);
  was_in integer := CASE WHEN was_public THEN OLD.ville_id END;
  is_in integer := CASE WHEN is_public THEN NEW.ville_id END;
  was_of date := CASE WHEN was_public THEN day_of(OLD.created_at) END;
  is_of date := CASE WHEN is_public THEN day_of(NEW.created_at) END;
BEGIN
  IF was_in IS DISTINCT FROM is_in THEN
    UPDATE villes SET verified_coloc_count = verified_coloc_count - 1 WHERE id = was_in;
    UPDATE villes SET verified_coloc_count = verified_coloc_count + 1 WHERE id = is_in;
  END IF;
  IF was_of IS DISTINCT FROM is_of THEN
    UPDATE offres_par_jour SET total = total - 1 WHERE jour = was_of;
    INSERT INTO offres_par_jour AS jours (jour, total) SELECT is_of, 1 WHERE is_public
      ON CONFLICT (jour) DO UPDATE SET total = jours.total + 1;
  END IF;
  RETURN NULL;
END $$;
