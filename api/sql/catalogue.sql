-- What public caches listen to. A notification on `catalogue` is a list of tags:
--   offre:12  demande:7  utilisateur:3  article:4   the thing itself, wherever it is shown
--   offres  offres:ville:5  offres:de:3  (same for demandes)  avis  articles   a list that something entered or left
--   offres:repere:tram-anoual   the offers near a landmark
--   villes  a city was added, renamed, moved or removed, a landmark added, renamed or merged      compteurs  the number of public ads of a city
-- A change that no visitor can see sends none: a waiting ad, a password, the reason of a refusal.
CREATE OR REPLACE FUNCTION notify_tags(VARIADIC tags text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('catalogue', array_to_string(tags, ' '))
$$;

-- Without the columns that no public answer shows: their change evicts nothing.
CREATE OR REPLACE FUNCTION shown_columns(row_value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT row_value - '{version,updated_at,submitted_at,motif_refus,last_verified,password_hash,roles,subscribed,telephone_e164,terms_accepted_at,prix_verifie,budget_verifie,rappelee_le}'::text[]
$$;

-- An ad that enters a list also names `<list>:entrees`, which the first page of a list shows. One that leaves evicts the
-- pages that show it by its own name; the others have one ad less to count, and may be late. An ad asleep has left the
-- lists; its page is still public. The profile of its owner is public while an ad of theirs is verified, whatever hides
-- it: a verification and its end name their list. Photos stand in the offer's own row, so offre_photos needs no trigger.
CREATE OR REPLACE FUNCTION notify_offre() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_verified boolean := TG_OP <> 'INSERT' AND OLD.verified;
  is_verified boolean := TG_OP <> 'DELETE' AND NEW.verified;
  was_shown boolean := TG_OP <> 'INSERT' AND offre_may_have_page(OLD);
  is_shown boolean := TG_OP <> 'DELETE' AND offre_may_have_page(NEW);
  was_in integer := CASE WHEN TG_OP <> 'INSERT' AND offre_is_public(OLD) THEN OLD.ville_id END;
  is_in integer := CASE WHEN TG_OP <> 'DELETE' AND offre_is_public(NEW) THEN NEW.ville_id END;
  offre "offres" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  own text := 'offres:de:' || offre.proprietaire_id;
  was_near text[] := CASE WHEN was_in IS NOT NULL THEN array(SELECT 'offres:repere:' || slug FROM reperes_in(OLD.reperes)) END;
  is_near text[] := CASE WHEN is_in IS NOT NULL THEN array(SELECT 'offres:repere:' || slug FROM reperes_in(NEW.reperes)) END;
BEGIN
  IF was_verified <> is_verified THEN PERFORM notify_tags(own); END IF;
  IF NOT was_shown AND NOT is_shown THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND shown_columns(to_jsonb(OLD)) = shown_columns(to_jsonb(NEW)) THEN RETURN NULL; END IF;
  IF (was_in, was_near) IS DISTINCT FROM (is_in, is_near) AND cardinality(was_near || is_near) > 0 THEN
    PERFORM notify_tags(VARIADIC was_near || is_near || array(SELECT near || ':entrees' FROM unnest(is_near) AS near));
  END IF;
  IF was_in IS NOT DISTINCT FROM is_in THEN
    PERFORM notify_tags('offre:' || offre.id);
  ELSE
    PERFORM notify_tags('offre:' || offre.id, 'offres', 'offres:ville:' || was_in, 'offres:ville:' || is_in, own, 'compteurs',
      'offres:ville:' || is_in || ':entrees');
    IF was_in IS NULL THEN PERFORM notify_tags('offres:entrees', own || ':entrees'); END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_offre AFTER INSERT OR UPDATE OR DELETE ON "offres" FOR EACH ROW EXECUTE FUNCTION notify_offre();

CREATE OR REPLACE FUNCTION notify_demande() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_verified boolean := TG_OP <> 'INSERT' AND OLD.verified;
  is_verified boolean := TG_OP <> 'DELETE' AND NEW.verified;
  was_shown boolean := TG_OP <> 'INSERT' AND demande_may_have_page(OLD);
  is_shown boolean := TG_OP <> 'DELETE' AND demande_may_have_page(NEW);
  was_in integer := CASE WHEN TG_OP <> 'INSERT' AND demande_is_public(OLD) THEN OLD.ville_id END;
  is_in integer := CASE WHEN TG_OP <> 'DELETE' AND demande_is_public(NEW) THEN NEW.ville_id END;
  demande "demandes" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  own text := 'demandes:de:' || demande.demandeur_id;
BEGIN
  IF was_verified <> is_verified THEN PERFORM notify_tags(own); END IF;
  IF NOT was_shown AND NOT is_shown THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND shown_columns(to_jsonb(OLD)) = shown_columns(to_jsonb(NEW)) THEN RETURN NULL; END IF;
  IF was_in IS NOT DISTINCT FROM is_in THEN
    PERFORM notify_tags('demande:' || demande.id);
  ELSE
    PERFORM notify_tags('demande:' || demande.id, 'demandes', 'demandes:ville:' || was_in, 'demandes:ville:' || is_in, own, 'compteurs',
      'demandes:ville:' || is_in || ':entrees');
    IF was_in IS NULL THEN PERFORM notify_tags('demandes:entrees', own || ':entrees'); END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_demande AFTER INSERT OR UPDATE OR DELETE ON "demandes" FOR EACH ROW EXECUTE FUNCTION notify_demande();

-- A new member is shown nowhere yet.
CREATE OR REPLACE FUNCTION notify_utilisateur() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR shown_columns(to_jsonb(OLD)) <> shown_columns(to_jsonb(NEW)) THEN
    PERFORM notify_tags('utilisateur:' || OLD.id);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_utilisateur AFTER UPDATE OR DELETE ON "utilisateurs" FOR EACH ROW EXECUTE FUNCTION notify_utilisateur();

CREATE OR REPLACE FUNCTION notify_avis() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public boolean := TG_OP <> 'INSERT' AND OLD.valide AND NOT OLD.masque;
  is_public boolean := TG_OP <> 'DELETE' AND NEW.valide AND NOT NEW.masque;
BEGIN
  IF was_public OR is_public THEN PERFORM notify_tags('avis'); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_avis AFTER INSERT OR UPDATE OR DELETE ON "avis" FOR EACH ROW EXECUTE FUNCTION notify_avis();

CREATE OR REPLACE FUNCTION notify_article() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_published timestamptz := CASE WHEN TG_OP <> 'INSERT' THEN OLD.published_at END;
  is_published timestamptz := CASE WHEN TG_OP <> 'DELETE' THEN NEW.published_at END;
  article "articles" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF was_published IS NULL AND is_published IS NULL THEN RETURN NULL; END IF;
  IF was_published IS NOT DISTINCT FROM is_published THEN
    PERFORM notify_tags('article:' || article.id);
  ELSE
    PERFORM notify_tags('article:' || article.id, 'articles');
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_article AFTER INSERT OR UPDATE OR DELETE ON "articles" FOR EACH ROW EXECUTE FUNCTION notify_article();

CREATE OR REPLACE FUNCTION notify_villes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags('villes');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_villes AFTER INSERT OR DELETE OR UPDATE OF nom, nom_arabe, slug, image, position ON "villes" FOR EACH STATEMENT EXECUTE FUNCTION notify_villes();

CREATE OR REPLACE TRIGGER notify_reperes AFTER INSERT OR DELETE OR UPDATE OF nom, nom_arabe, genre, alias, fusion_id ON "reperes" FOR EACH STATEMENT EXECUTE FUNCTION notify_villes();

-- Ads show how soon their author answers: their pages are evicted when a first answer comes or goes.
CREATE OR REPLACE FUNCTION notify_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_tags('utilisateur:' || OLD.destinataire_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER notify_answer AFTER UPDATE OF "repondu_at" ON "conversations" FOR EACH ROW
  WHEN (OLD.repondu_at IS DISTINCT FROM NEW.repondu_at AND OLD.destinataire_id IS NOT NULL) EXECUTE FUNCTION notify_answer();
CREATE OR REPLACE TRIGGER notify_lost_answer AFTER DELETE ON "conversations" FOR EACH ROW
  WHEN (OLD.repondu_at IS NOT NULL AND OLD.destinataire_id IS NOT NULL) EXECUTE FUNCTION notify_answer();
