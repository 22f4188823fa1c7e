-- Few ads have all the facts that somebody asks for: their bits have some two thousand values, and this index finds those that fit.
CREATE INDEX "offres_recherche_faits" ON "offres_recherche" (faits, ville_id)
  INCLUDE (offre_id, created_at, prix, superficie, date_disponibilite, duree);
