-- What ends the visits that are still ahead: the ad is rented, withdrawn or deleted, its owner declines the visitor, a
-- member blocks the other or leaves the conversation, an account is blocked or deleted. The job `sweep-visites` mails it.
-- A member who is blocked notices nothing of what the other one does: what they wrote since (`perdu`) stays as it is until
-- they block or leave themselves. A visit that has begun when the visitor blocks the owner or leaves is marked (`rompue`):
-- they are not asked how it was. An owner who did not come cannot avoid the question that way.
CREATE OR REPLACE FUNCTION end_visites() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  auteur integer;
  by_membre boolean := TG_TABLE_NAME IN ('conversation_membres', 'conversation_blocages');
BEGIN
  IF TG_TABLE_NAME = 'offres' THEN
    IF TG_OP = 'UPDATE' THEN
      IF NEW.verified AND NEW.statut <> 'LOUE' THEN RETURN NEW; END IF;
    END IF;
    ids := ARRAY(SELECT id FROM visites WHERE offre_id = OLD.id);
    auteur := OLD.proprietaire_id;
  ELSIF TG_TABLE_NAME = 'conversations' THEN
    ids := ARRAY(SELECT id FROM visites WHERE conversation_id = NEW.id AND NOT (perdu AND par = 'visiteur'));
    auteur := NEW.destinataire_id;
  ELSIF TG_TABLE_NAME = 'conversation_membres' THEN
    IF NEW.quitte_at IS NULL THEN RETURN NEW; END IF;
    ids := ARRAY(SELECT id FROM visites WHERE conversation_id = NEW.conversation_id);
    auteur := NEW.utilisateur_id;
  ELSIF TG_TABLE_NAME = 'conversation_blocages' THEN
    ids := ARRAY(SELECT id FROM visites WHERE proprietaire_id = NEW.bloqueur_id AND visiteur_id = NEW.bloque_id
      OR visiteur_id = NEW.bloqueur_id AND proprietaire_id = NEW.bloque_id);
    auteur := NEW.bloqueur_id;
  ELSE
    IF TG_OP = 'UPDATE' THEN
      IF NEW.blocked_at IS NULL THEN RETURN NEW; END IF;
    END IF;
    ids := ARRAY(SELECT id FROM visites WHERE proprietaire_id = OLD.id OR visiteur_id = OLD.id);
    auteur := OLD.id;
  END IF;
  IF by_membre THEN
    UPDATE visites SET rompue = true WHERE id = ANY (ids) AND visiteur_id = auteur AND etat = 'confirmee' AND debut <= now();
  END IF;
  UPDATE visites SET etat = 'annulee', mot = NULL, rendez_vous = NULL, echeance_at = NULL, sequence = sequence + 1,
    par = CASE WHEN perdu THEN par WHEN visiteur_id = auteur THEN 'visiteur' ELSE 'proprietaire' END,
    -- Who ends their own proposal gets no mail about it, blocked or not; `par` of such a row does not say who ended it.
    mails = CASE WHEN perdu AND debut IS NULL AND (par = 'visiteur') = (visiteur_id IS NOT DISTINCT FROM auteur)
      THEN mails || jsonb_build_object(par, sequence + 1) ELSE mails END
  WHERE id = ANY (ids) AND NOT (perdu AND by_membre AND (par = 'visiteur') <> (visiteur_id IS NOT DISTINCT FROM auteur))
    AND (etat IN ('proposee', 'deplacee') OR etat = 'confirmee' AND debut > now());
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER end_visites AFTER UPDATE OF statut, verified OR DELETE ON "offres" FOR EACH ROW EXECUTE FUNCTION end_visites();
CREATE OR REPLACE TRIGGER end_visites AFTER UPDATE OF decision ON "conversations" FOR EACH ROW
  WHEN (NEW.decision = 'declinee') EXECUTE FUNCTION end_visites();
CREATE OR REPLACE TRIGGER end_visites AFTER UPDATE OF quitte_at ON "conversation_membres" FOR EACH ROW EXECUTE FUNCTION end_visites();
CREATE OR REPLACE TRIGGER end_visites AFTER INSERT ON "conversation_blocages" FOR EACH ROW EXECUTE FUNCTION end_visites();
CREATE OR REPLACE TRIGGER end_visites BEFORE UPDATE OF blocked_at OR DELETE ON "utilisateurs" FOR EACH ROW EXECUTE FUNCTION end_visites();

-- The page of an offer says how many members found it as described.
CREATE OR REPLACE FUNCTION notify_visite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags('offre:' || OLD.offre_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_visite AFTER UPDATE OF reponse, visiteur_id ON "visites" FOR EACH ROW
  WHEN (NEW.reponse = 'conforme') EXECUTE FUNCTION notify_visite();
CREATE OR REPLACE TRIGGER notify_lost_visite AFTER DELETE ON "visites" FOR EACH ROW
  WHEN (OLD.reponse = 'conforme') EXECUTE FUNCTION notify_visite();

-- « Visitée par 4 membres » is about one home: past visits do not count while the ad names another place than they saw.
-- Another spelling is none, nor is an address that was not said before. `ailleurs` says which place it was, by a short
-- digest that tells no address of an ad that is gone: they count again when the ad comes back to it.
CREATE OR REPLACE FUNCTION leave_home() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seen text := home_digest(OLD.ville_id, OLD.quartier, OLD.adresse);
  shown text := home_digest(NEW.ville_id, NEW.quartier, NEW.adresse);
BEGIN
  UPDATE visites SET ailleurs = CASE WHEN ailleurs IS NULL THEN seen END
  WHERE offre_id = NEW.id AND debut <= now() AND (ailleurs IS NULL OR ailleurs = shown);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION home_digest(ville integer, quartier text, adresse text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(md5(concat_ws('/', ville, coalesce(fold_text(quartier), ''), coalesce(fold_text(adresse), ''))), 8)
$$;

CREATE OR REPLACE TRIGGER leave_home AFTER UPDATE OF ville_id, quartier, adresse ON "offres" FOR EACH ROW
  WHEN (NEW.ville_id <> OLD.ville_id OR fold_text(NEW.quartier) <> fold_text(OLD.quartier)
    OR fold_text(NEW.adresse) <> fold_text(OLD.adresse))
  EXECUTE FUNCTION leave_home();
