-- In lists, feeds, the sitemap, alerts and matches: `listed` of contracts/src/annonces-etats.ts. Queries call it too: the
-- planner puts its text in their place, and so finds the partial indexes with this condition.
CREATE OR REPLACE FUNCTION offre_is_public(o "offres") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT o.verified AND o.statut = 'DISPONIBLE' AND NOT o.masque
$$;

-- Its page may be open to everybody: a rented or sleeping offer has left the lists, its page is still public.
CREATE OR REPLACE FUNCTION offre_may_have_page(o "offres") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT o.verified AND (NOT o.masque OR o.endormie_le IS NOT NULL)
$$;

-- `masque` of offers and requests is derived from its reasons: the author is blocked, the ad was not confirmed in time, or
-- reports hide it.
CREATE OR REPLACE FUNCTION is_hidden(auteur integer, endormie_le timestamptz, signalee_le timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT endormie_le IS NOT NULL OR signalee_le IS NOT NULL
    OR EXISTS (SELECT FROM utilisateurs WHERE id = auteur AND blocked_at IS NOT NULL)
$$;

CREATE OR REPLACE FUNCTION derive_offre_masque() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.masque := is_hidden(NEW.proprietaire_id, NEW.endormie_le, NEW.signalee_le);
  RETURN NEW;
END $$;

-- Of `masque` too, for version 1.1, which sets it to itself after a block.
CREATE OR REPLACE TRIGGER derive_masque BEFORE UPDATE OF masque, endormie_le, signalee_le ON "offres"
  FOR EACH ROW EXECUTE FUNCTION derive_offre_masque();

-- After its author was blocked or unblocked. Locks all of their ads: one that is confirmed meanwhile is read as that left it.
CREATE OR REPLACE FUNCTION refresh_offres_masque(auteur integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM offres WHERE proprietaire_id = auteur ORDER BY id FOR NO KEY UPDATE;
  UPDATE offres SET masque = NOT masque
    WHERE proprietaire_id = auteur AND masque <> is_hidden(auteur, endormie_le, signalee_le);
END $$;

-- A confirmation ends the reminder and wakes the ad. Here, so that no edit can forget it.
CREATE OR REPLACE FUNCTION confirm_offre() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rappelee_le := NULL;
  NEW.endormie_le := NULL;
  NEW.masque := is_hidden(NEW.proprietaire_id, NULL, NEW.signalee_le);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER confirm_annonce BEFORE UPDATE OF confirmee_le ON "offres"
  FOR EACH ROW WHEN (NEW.confirmee_le IS DISTINCT FROM OLD.confirmee_le) EXECUTE FUNCTION confirm_offre();

-- The last accepted price, which a later change is compared with. Undoing a withdrawal brings the decision before it back,
-- with the price that it accepted: small changes since were looked at by nobody.
CREATE OR REPLACE FUNCTION keep_verified_prix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.prix_verifie := NEW.prix;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER keep_verified BEFORE UPDATE ON "offres"
  FOR EACH ROW WHEN (NEW.verified AND NOT OLD.verified AND (OLD.decided_at IS NULL OR NEW.decided_at >= OLD.decided_at))
  EXECUTE FUNCTION keep_verified_prix();

-- The photos of an offer, kept in its row: a page of the list reads no other table.
CREATE OR REPLACE FUNCTION photos_of(offre integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'src', i.src, 'status', 'ready', 'width', i.width, 'height', i.height, 'couleur', i.couleur) ORDER BY p.position), '[]')
  FROM offre_photos p JOIN images i ON i.src = p.src
  WHERE p.offre_id = offre
$$;

CREATE OR REPLACE FUNCTION list_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE offres SET photos = photos_of(id) WHERE id IN (SELECT offre_id FROM removed);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE offres SET photos = photos_of(id) WHERE id IN (SELECT offre_id FROM added);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER list_photos_added AFTER INSERT ON "offre_photos" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_photos();
CREATE OR REPLACE TRIGGER list_photos_moved AFTER UPDATE ON "offre_photos" REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_photos();
CREATE OR REPLACE TRIGGER list_photos_removed AFTER DELETE ON "offre_photos" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION list_photos();
