-- The first verified ad makes the profile of its author public. When the author changes what is shown of it meanwhile,
-- ads that wait get another version: an administrator decides on what they saw, and looks again.
CREATE OR REPLACE FUNCTION outdate_waiting_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offres SET version = version + 1 WHERE proprietaire_id = NEW.id AND NOT verified;
  UPDATE demandes SET version = version + 1 WHERE demandeur_id = NEW.id AND NOT verified;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER outdate_waiting_ads AFTER UPDATE OF nom, prenom, apropos, photo ON "utilisateurs" FOR EACH ROW
  WHEN ((OLD.nom, OLD.prenom, OLD.apropos, OLD.photo) IS DISTINCT FROM (NEW.nom, NEW.prenom, NEW.apropos, NEW.photo))
  EXECUTE FUNCTION outdate_waiting_ads();
