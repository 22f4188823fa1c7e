-- An ad that enters a list also names `<list>:entrees`, which the first page of a list shows. One that leaves evicts the
-- pages that show it by its own name; the others have one ad less to count, and may be late.
CREATE OR REPLACE FUNCTION notify_offre() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A rented offer has left the lists, its page is still public.
  was_shown boolean := TG_OP <> 'INSERT' AND OLD.verified AND (NOT OLD.masque OR OLD.endormie_le IS NOT NULL);
  is_shown boolean := TG_OP <> 'DELETE' AND NEW.verified AND (NOT NEW.masque OR NEW.endormie_le IS NOT NULL);
  was_in integer := CASE WHEN TG_OP <> 'INSERT' AND offre_is_public(OLD) THEN OLD.ville_id END;
  is_in integer := CASE WHEN TG_OP <> 'DELETE' AND offre_is_public(NEW) THEN NEW.ville_id END;
  offre "offres" := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  own text := 'offres:de:' || offre.proprietaire_id;
BEGIN
  IF NOT was_shown AND NOT is_shown THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND shown_columns(to_jsonb(OLD)) = shown_columns(to_jsonb(NEW)) THEN RETURN NULL; END IF;
  IF was_in IS NOT DISTINCT FROM is_in THEN
    PERFORM notify_tags('offre:' || offre.id);
  ELSE
    PERFORM notify_tags('offre:' || offre.id, 'offres', 'offres:ville:' || was_in, 'offres:ville:' || is_in, own, 'compteurs',
      'offres:ville:' || is_in || ':entrees');
    IF was_in IS NULL THEN PERFORM notify_tags('offres:entrees', own || ':entrees'); END IF;
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
  own text := 'demandes:de:' || demande.demandeur_id;
BEGIN
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
