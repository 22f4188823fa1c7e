-- Whoever confirms an ad is not asked again, and wakes it. Here, so that no edit can forget it.
CREATE FUNCTION confirm_offre() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rappelee_le := NULL;
  NEW.endormie_le := NULL;
  NEW.masque := is_hidden(NEW.proprietaire_id, NULL, NEW.signalee_le);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER confirm_annonce BEFORE UPDATE OF confirmee_le ON "offres"
  FOR EACH ROW WHEN (NEW.confirmee_le IS DISTINCT FROM OLD.confirmee_le) EXECUTE FUNCTION confirm_offre();
--> statement-breakpoint
CREATE FUNCTION confirm_demande() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rappelee_le := NULL;
  NEW.endormie_le := NULL;
  NEW.masque := is_hidden(NEW.demandeur_id, NULL, NEW.signalee_le);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER confirm_annonce BEFORE UPDATE OF confirmee_le ON "demandes"
  FOR EACH ROW WHEN (NEW.confirmee_le IS DISTINCT FROM OLD.confirmee_le) EXECUTE FUNCTION confirm_demande();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION shown_columns(row_value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT row_value - '{version,updated_at,submitted_at,motif_refus,last_verified,password_hash,roles,subscribed,telephone_e164,terms_accepted_at,prix_verifie,budget_verifie,rappelee_le}'::text[]
$$;
