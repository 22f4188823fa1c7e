-- The last accepted price or budget, also when version 1.0 verifies.
CREATE FUNCTION keep_verified_prix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.prix_verifie := NEW.prix;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_verified BEFORE UPDATE ON "offres"
  FOR EACH ROW WHEN (NEW.verified AND NOT OLD.verified) EXECUTE FUNCTION keep_verified_prix();
--> statement-breakpoint
CREATE FUNCTION keep_verified_budget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.budget_verifie := NEW.budget;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_verified BEFORE UPDATE ON "demandes"
  FOR EACH ROW WHEN (NEW.verified AND NOT OLD.verified) EXECUTE FUNCTION keep_verified_budget();
--> statement-breakpoint
-- Nobody reads these, so their change evicts nothing.
CREATE OR REPLACE FUNCTION shown_columns(row_value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT row_value - '{version,updated_at,submitted_at,motif_refus,last_verified,password_hash,roles,subscribed,telephone_e164,terms_accepted_at,prix_verifie,budget_verifie}'::text[]
$$;
--> statement-breakpoint
-- Whether an administrator took this ad from the public after verifying it, and nobody undid that.
CREATE FUNCTION pg_temp.is_withdrawn(what text, ad integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT j.action = 'withdraw' FROM journal j
    WHERE j.objet = what AND j.objet_id = ad AND j.action IN ('verify', 'withdraw') AND NOT EXISTS (
      SELECT FROM journal u WHERE u.objet = what AND u.objet_id = ad AND u.action = 'undo' AND (u.apres->>'decision')::integer = j.id)
    ORDER BY j.id DESC LIMIT 1), false)
$$;
--> statement-breakpoint
-- Ads that wait because of an edit: their last verified version is public again, and the edit is a modification of it.
CREATE TEMPORARY TABLE edited_offres ON COMMIT DROP AS
SELECT o.id, o.last_verified AS online, ARRAY(
    SELECT p.value->>'src' FROM jsonb_array_elements(o.last_verified->'photos') WITH ORDINALITY p
    JOIN images i ON i.src = p.value->>'src' ORDER BY p.ordinality) AS photos,
  ARRAY(SELECT p.src FROM offre_photos p WHERE p.offre_id = o.id ORDER BY p.position) AS edited_photos
FROM offres o
WHERE NOT o.verified AND o.motif_refus IS NULL AND o.last_verified IS NOT NULL
  AND EXISTS (SELECT FROM villes v WHERE v.id = (o.last_verified->>'villeId')::integer)
  AND NOT pg_temp.is_withdrawn('offre', o.id);
--> statement-breakpoint
-- Its photos may be gone: then it goes on waiting as a whole.
DELETE FROM edited_offres WHERE cardinality(photos) = 0;
--> statement-breakpoint
INSERT INTO modifications (auteur_id, offre_id, ville_id, contenu, submitted_at)
SELECT o.proprietaire_id, o.id, nullif(o.ville_id, (e.online->>'villeId')::integer),
  (SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') FROM jsonb_each(jsonb_build_object(
      'titre', o.titre, 'description', o.description, 'quartier', o.quartier, 'adresse', o.adresse)) field
    WHERE field.value <> coalesce(e.online->field.key, 'null'::jsonb)),
  o.submitted_at
FROM offres o JOIN edited_offres e ON e.id = o.id;
--> statement-breakpoint
INSERT INTO modification_photos (modification_id, position, src)
SELECT m.id, p.position, p.src
FROM edited_offres e JOIN modifications m ON m.offre_id = e.id JOIN offre_photos p ON p.offre_id = e.id
WHERE e.photos <> e.edited_photos;
--> statement-breakpoint
DELETE FROM offre_photos p USING edited_offres e WHERE p.offre_id = e.id AND e.photos <> e.edited_photos;
--> statement-breakpoint
INSERT INTO offre_photos (offre_id, position, src)
SELECT e.id, photo.ordinality - 1, photo.src
FROM edited_offres e CROSS JOIN LATERAL unnest(e.photos) WITH ORDINALITY photo (src, ordinality)
WHERE e.photos <> e.edited_photos;
--> statement-breakpoint
UPDATE offres o SET verified = true, statut = CASE o.statut WHEN 'EN_ATTENTE' THEN 'DISPONIBLE' ELSE o.statut END,
  titre = e.online->>'titre', description = e.online->>'description', quartier = e.online->>'quartier',
  adresse = e.online->>'adresse', ville_id = (e.online->>'villeId')::integer
FROM edited_offres e WHERE e.id = o.id;
--> statement-breakpoint
CREATE TEMPORARY TABLE edited_demandes ON COMMIT DROP AS
SELECT d.id, d.last_verified AS online FROM demandes d
WHERE NOT d.verified AND d.motif_refus IS NULL AND d.last_verified IS NOT NULL
  AND EXISTS (SELECT FROM villes v WHERE v.id = (d.last_verified->>'villeId')::integer)
  AND NOT pg_temp.is_withdrawn('demande', d.id);
--> statement-breakpoint
INSERT INTO modifications (auteur_id, demande_id, ville_id, contenu, submitted_at)
SELECT d.demandeur_id, d.id, nullif(d.ville_id, (e.online->>'villeId')::integer),
  (SELECT coalesce(jsonb_object_agg(field.key, field.value), '{}') FROM jsonb_each(jsonb_build_object(
      'titre', d.titre, 'description', d.description, 'quartier', d.quartier, 'adresse', d.adresse)) field
    WHERE field.value <> coalesce(e.online->field.key, 'null'::jsonb)),
  d.submitted_at
FROM demandes d JOIN edited_demandes e ON e.id = d.id;
--> statement-breakpoint
UPDATE demandes d SET verified = true, titre = e.online->>'titre', description = e.online->>'description',
  quartier = e.online->>'quartier', adresse = e.online->>'adresse', ville_id = (e.online->>'villeId')::integer
FROM edited_demandes e WHERE e.id = d.id;
--> statement-breakpoint
-- The author had already restored the verified version.
DELETE FROM modifications m WHERE m.contenu = '{}' AND m.ville_id IS NULL
  AND NOT EXISTS (SELECT FROM modification_photos p WHERE p.modification_id = m.id);
