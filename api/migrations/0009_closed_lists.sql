-- The site has only ever offered these languages and interests; a call could write anything, and it was public at once. Other
-- spellings become those of the lists, the rest is removed. From now on a value of one's own is checked first.
UPDATE "utilisateurs" u SET
  "langues" = ARRAY(SELECT known.label FROM unnest(u.langues) WITH ORDINALITY AS written (label, place)
    JOIN unnest(lists.langues) AS known (label) ON fold_text(known.label) = fold_text(written.label)
    GROUP BY known.label ORDER BY min(written.place)),
  "tags" = ARRAY(SELECT known.label FROM unnest(u.tags) WITH ORDINALITY AS written (label, place)
    JOIN unnest(lists.tags) AS known (label) ON fold_text(known.label) = fold_text(written.label)
    GROUP BY known.label ORDER BY min(written.place))
FROM (SELECT
  ARRAY['Arabe', 'Darija', 'Amazigh', 'Français', 'Anglais', 'Espagnol', 'Allemand', 'Italien', 'Portugais', 'Turc'] AS langues,
  ARRAY['Sport', 'Cuisine', 'Lecture', 'Musique', 'Voyage', 'Cinéma', 'Jeux vidéo', 'Randonnée', 'Photographie', 'Football', 'Surf', 'Yoga', 'Art', 'Jardinage', 'Bénévolat', 'Langues étrangères', 'Télétravail', 'Étudiant', 'Jeune actif', 'Non-fumeur', 'Calme', 'Lève-tôt', 'Couche-tard', 'Animaux bienvenus'] AS tags
) lists
WHERE NOT (u.langues <@ lists.langues AND u.tags <@ lists.tags);
