CREATE TABLE "recherches_vides" (
	"jour" date NOT NULL,
	"texte" text NOT NULL,
	"nombre" integer NOT NULL,
	CONSTRAINT "recherches_vides_jour_texte_pk" PRIMARY KEY("jour","texte")
);
