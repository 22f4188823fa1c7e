-- The first verified ad or review makes the words and the photo of its author public. When the author changes them meanwhile,
-- what waits gets another version: an administrator decides on what they saw, and looks again. The columns are those of
-- `profilVerified` in contracts/src/utilisateurs.ts, as a test compares.
CREATE OR REPLACE FUNCTION outdate_waiting_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE offres SET version = version + 1 WHERE proprietaire_id = NEW.id AND NOT verified;
  UPDATE demandes SET version = version + 1 WHERE demandeur_id = NEW.id AND NOT verified;
  UPDATE avis SET version = version + 1 WHERE auteur_id = NEW.id AND NOT valide;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER outdate_waiting_ads AFTER UPDATE OF nom, prenom, apropos, photo, langues, tags ON "utilisateurs" FOR EACH ROW
  WHEN ((OLD.nom, OLD.prenom, OLD.apropos, OLD.photo, OLD.langues, OLD.tags)
    IS DISTINCT FROM (NEW.nom, NEW.prenom, NEW.apropos, NEW.photo, NEW.langues, NEW.tags))
  EXECUTE FUNCTION outdate_waiting_ads();
