-- The journal only grows. Administrators' words about a member are the exception: they are deleted with the account.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Below another trigger: `forget_motifs`, and nothing that a client can send.
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'la table % ne reçoit que des ajouts', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE OR REPLACE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "journal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whom an entry is about. Stored, because their ads may be deleted long before the account.
CREATE OR REPLACE FUNCTION name_membre() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.membre_id := CASE NEW.objet
    WHEN 'offre' THEN (SELECT proprietaire_id FROM offres WHERE id = NEW.objet_id)
    WHEN 'demande' THEN (SELECT demandeur_id FROM demandes WHERE id = NEW.objet_id)
    WHEN 'avis' THEN (SELECT auteur_id FROM avis WHERE id = NEW.objet_id)
    WHEN 'profil' THEN NEW.objet_id
    WHEN 'utilisateur' THEN NEW.objet_id
    WHEN 'conversation' THEN (NEW.apres ->> 'membreId')::integer
  END;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER name_membre BEFORE INSERT ON "journal" FOR EACH ROW EXECUTE FUNCTION name_membre();

-- What was decided and when stays, by ids.
CREATE OR REPLACE FUNCTION forget_motifs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE journal SET motif = NULL WHERE membre_id = OLD.id AND motif IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forget_motifs AFTER DELETE ON "utilisateurs" FOR EACH ROW EXECUTE FUNCTION forget_motifs();
