-- `masque` of offers and requests is derived from its reasons: the author is blocked, nobody confirmed the ad, or reports
-- hide it. Version 1.0 writes `masque` itself when it blocks somebody, after `blocked_at`: the result is the same.

CREATE FUNCTION is_hidden(auteur integer, endormie_le timestamptz, signalee_le timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT endormie_le IS NOT NULL OR signalee_le IS NOT NULL
    OR EXISTS (SELECT FROM utilisateurs WHERE id = auteur AND blocked_at IS NOT NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION derive_offre_masque() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.masque := is_hidden(NEW.proprietaire_id, NEW.endormie_le, NEW.signalee_le);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION derive_demande_masque() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.masque := is_hidden(NEW.demandeur_id, NEW.endormie_le, NEW.signalee_le);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER derive_masque BEFORE UPDATE OF masque, endormie_le, signalee_le ON "offres"
  FOR EACH ROW EXECUTE FUNCTION derive_offre_masque();
--> statement-breakpoint
CREATE TRIGGER derive_masque BEFORE UPDATE OF masque, endormie_le, signalee_le ON "demandes"
  FOR EACH ROW EXECUTE FUNCTION derive_demande_masque();
--> statement-breakpoint
-- An ad asleep has left the lists; its page is still public, and says so.
CREATE OR REPLACE FUNCTION notify_offre() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A rented offer has left the lists, its page is still public.
  was_shown boolean := TG_OP <> 'INSERT' AND OLD.verified AND (NOT OLD.masque OR OLD.endormie_le IS NOT NULL);
  is_shown boolean := TG_OP <> 'DELETE' AND NEW.verified AND (NOT NEW.masque OR NEW.endormie_le IS NOT NULL);
  was_in integer := CASE WHEN TG_OP <> 'INSERT' AND offre_is_public(OLD) THEN OLD.ville_id END;
  is_in integer := CASE WHEN TG_OP <> 'DELETE' AND offre_is_public(NEW) THEN NEW.ville_id END;
  offre "offres" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF NOT was_shown AND NOT is_shown THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND shown_columns(to_jsonb(OLD)) = shown_columns(to_jsonb(NEW)) THEN RETURN NULL; END IF;
  IF was_in IS NOT DISTINCT FROM is_in THEN
    PERFORM notify_tags('offre:' || offre.id);
  ELSE
    PERFORM notify_tags('offre:' || offre.id, 'offres', 'offres:ville:' || was_in, 'offres:ville:' || is_in,
      'offres:de:' || offre.proprietaire_id, 'compteurs');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_demande() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_shown boolean := TG_OP <> 'INSERT' AND OLD.verified AND (NOT OLD.masque OR OLD.endormie_le IS NOT NULL);
  is_shown boolean := TG_OP <> 'DELETE' AND NEW.verified AND (NOT NEW.masque OR NEW.endormie_le IS NOT NULL);
  was_in integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.verified AND NOT OLD.masque THEN OLD.ville_id END;
  is_in integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.verified AND NOT NEW.masque THEN NEW.ville_id END;
  demande "demandes" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF NOT was_shown AND NOT is_shown THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND shown_columns(to_jsonb(OLD)) = shown_columns(to_jsonb(NEW)) THEN RETURN NULL; END IF;
  IF was_in IS NOT DISTINCT FROM is_in THEN
    PERFORM notify_tags('demande:' || demande.id);
  ELSE
    PERFORM notify_tags('demande:' || demande.id, 'demandes', 'demandes:ville:' || was_in, 'demandes:ville:' || is_in,
      'demandes:de:' || demande.demandeur_id, 'compteurs');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Ads from before get the moment of their last decision or edit. Without triggers: this is no change of theirs.
ALTER TABLE "offres" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "offres" SET confirmee_le = greatest(created_at, submitted_at, decided_at);
--> statement-breakpoint
ALTER TABLE "offres" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "demandes" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "demandes" SET confirmee_le = greatest(created_at, submitted_at, decided_at);
--> statement-breakpoint
ALTER TABLE "demandes" ENABLE TRIGGER USER;
