-- Reports that wait from before this rule count by it too: not those of accounts that were less than a day old or have no
-- filled profile, nor those of deleted accounts, of which nobody can tell any more.
UPDATE signalements s SET compte = false
WHERE etat = 'attente' AND compte AND NOT EXISTS (
  SELECT FROM utilisateurs u
  WHERE u.id = s.auteur_id AND u.created_at <= s.created_at - interval '24 hours'
    AND u.nom <> '' AND u.prenom <> '' AND u.telephone <> '' AND u.age > 0);
