-- The version of a row is its ETag.
CREATE OR REPLACE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER touch_row BEFORE UPDATE ON "utilisateurs" FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE OR REPLACE TRIGGER touch_row BEFORE UPDATE ON "demandes" FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE OR REPLACE TRIGGER touch_row BEFORE UPDATE ON "avis" FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE OR REPLACE TRIGGER touch_row BEFORE UPDATE ON "articles" FOR EACH ROW EXECUTE FUNCTION touch_row();

-- A counter that moves is not an edit of the city, so it leaves the version alone.
CREATE OR REPLACE TRIGGER touch_row BEFORE UPDATE OF nom, nom_arabe, slug, image, position ON "villes" FOR EACH ROW EXECUTE FUNCTION touch_row();

-- A list of photos that follows `offre_photos` is not an edit of the offer either.
CREATE OR REPLACE TRIGGER touch_row BEFORE UPDATE ON "offres" FOR EACH ROW WHEN (OLD.photos = NEW.photos) EXECUTE FUNCTION touch_row();
