-- As offre_is_public and offre_may_have_page.
CREATE OR REPLACE FUNCTION demande_is_public(d "demandes") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT d.verified AND NOT d.masque
$$;

CREATE OR REPLACE FUNCTION demande_may_have_page(d "demandes") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT d.verified AND (NOT d.masque OR d.endormie_le IS NOT NULL)
$$;

CREATE OR REPLACE FUNCTION derive_demande_masque() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.masque := is_hidden(NEW.demandeur_id, NEW.endormie_le, NEW.signalee_le);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER derive_masque BEFORE UPDATE OF masque, endormie_le, signalee_le ON "demandes"
  FOR EACH ROW EXECUTE FUNCTION derive_demande_masque();

CREATE OR REPLACE FUNCTION refresh_demandes_masque(auteur integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM demandes WHERE demandeur_id = auteur ORDER BY id FOR NO KEY UPDATE;
  UPDATE demandes SET masque = NOT masque
    WHERE demandeur_id = auteur AND masque <> is_hidden(auteur, endormie_le, signalee_le);
END $$;

CREATE OR REPLACE FUNCTION confirm_demande() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rappelee_le := NULL;
  NEW.endormie_le := NULL;
  NEW.masque := is_hidden(NEW.demandeur_id, NULL, NEW.signalee_le);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER confirm_annonce BEFORE UPDATE OF confirmee_le ON "demandes"
  FOR EACH ROW WHEN (NEW.confirmee_le IS DISTINCT FROM OLD.confirmee_le) EXECUTE FUNCTION confirm_demande();

CREATE OR REPLACE FUNCTION keep_verified_budget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.budget_verifie := NEW.budget;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER keep_verified BEFORE UPDATE ON "demandes"
  FOR EACH ROW WHEN (NEW.verified AND NOT OLD.verified AND (OLD.decided_at IS NULL OR NEW.decided_at >= OLD.decided_at))
  EXECUTE FUNCTION keep_verified_budget();
