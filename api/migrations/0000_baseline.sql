-- The tables of version 1.1, which every later migration builds on. Functions and triggers are in api/sql.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE "abonnements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"utilisateur_id" integer NOT NULL,
	"type" text NOT NULL,
	"date_debut" date NOT NULL,
	"date_fin" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "abonnements_type" CHECK ("abonnements"."type" in ('Gratuit', 'Standard', 'Premium'))
);
CREATE TABLE "alerte_envois" (
	"utilisateur_id" integer NOT NULL,
	"offre_id" integer NOT NULL,
	"alerte_id" integer NOT NULL,
	"trouve_le" timestamp with time zone NOT NULL,
	"immediat" boolean NOT NULL,
	"mail_id" uuid,
	CONSTRAINT "alerte_envois_utilisateur_id_offre_id_pk" PRIMARY KEY("utilisateur_id","offre_id")
);
CREATE TABLE "alerte_jetons" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"utilisateur_id" integer NOT NULL,
	"alerte_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "alertes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"utilisateur_id" integer NOT NULL,
	"frequence" text NOT NULL,
	"filtres" jsonb NOT NULL,
	"cle" text NOT NULL,
	"ville_id" integer DEFAULT 0 NOT NULL,
	"prix_max" double precision DEFAULT 1000000000 NOT NULL,
	"prix_min" double precision,
	"mots" "tsquery",
	"quartier_cle" text,
	"logement_types" text[],
	"superficie_min" double precision,
	"dispo_le" date,
	"duree_max" integer,
	"accueille" text[],
	"meuble" boolean,
	"charges_comprises" boolean,
	"internet" boolean,
	"climatisation" boolean,
	"parking" boolean,
	"fumeurs" boolean,
	"animaux" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alertes_frequence" CHECK ("alertes"."frequence" in ('immediate', 'quotidienne', 'arretee'))
);
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"titre" text NOT NULL,
	"contenu" text NOT NULL,
	"image" text,
	"auteur_id" integer,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
CREATE TABLE "mail_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"utilisateur_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"mail_id" uuid,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('verification', 'reset'))
);
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"utilisateur_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "avis" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"auteur_id" integer NOT NULL,
	"commentaire" text NOT NULL,
	"note" numeric(2, 1) NOT NULL,
	"valide" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"motif_refus" text,
	"masque" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "avis_note" CHECK ("avis"."note" between 0 and 5)
);
CREATE TABLE "conversation_blocages" (
	"bloqueur_id" integer NOT NULL,
	"bloque_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_blocages_bloqueur_id_bloque_id_pk" PRIMARY KEY("bloqueur_id","bloque_id")
);
CREATE TABLE "conversation_boites" (
	"utilisateur_id" integer PRIMARY KEY NOT NULL,
	"evenement" integer DEFAULT 0 NOT NULL
);
CREATE TABLE "conversation_membres" (
	"conversation_id" integer NOT NULL,
	"utilisateur_id" integer NOT NULL,
	"dernier_id" integer,
	"lu_id" integer DEFAULT 0 NOT NULL,
	"non_lus" integer DEFAULT 0 NOT NULL,
	"evenement" integer DEFAULT 0 NOT NULL,
	"quitte_at" timestamp with time zone,
	"mail_prevu" uuid,
	"mail_envoye" uuid,
	"mail_at" timestamp with time zone,
	CONSTRAINT "conversation_membres_conversation_id_utilisateur_id_pk" PRIMARY KEY("conversation_id","utilisateur_id")
);
CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"conversation_id" integer NOT NULL,
	"auteur_id" integer,
	"rang" integer NOT NULL,
	"texte" text NOT NULL,
	"perdu" boolean DEFAULT false NOT NULL,
	"cle" text,
	"empreinte" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_messages_texte" CHECK (char_length("conversation_messages"."texte") between 1 and 2000)
);
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"annonce" text NOT NULL,
	"annonce_id" integer NOT NULL,
	"titre" text NOT NULL,
	"initiateur_id" integer,
	"destinataire_id" integer,
	"messages" integer DEFAULT 0 NOT NULL,
	"repondu_at" timestamp with time zone,
	"dernier_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailbox" text,
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_annonce" CHECK ("conversations"."annonce" in ('offre', 'demande'))
);
CREATE TABLE "demandes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"titre" text NOT NULL,
	"adresse" text,
	"description" text NOT NULL,
	"budget" double precision NOT NULL,
	"date_disponibilite" date,
	"duree" integer,
	"ville_id" integer NOT NULL,
	"quartier" text NOT NULL,
	"demandeur_id" integer NOT NULL,
	"date_demande" date DEFAULT current_date NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"last_verified" jsonb,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"motif_refus" text,
	"masque" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"logement_type" text,
	"confirmee_le" timestamp with time zone DEFAULT now(),
	"endormie_le" timestamp with time zone,
	"signalee_le" timestamp with time zone,
	"budget_verifie" double precision,
	"rappelee_le" timestamp with time zone,
	CONSTRAINT "demandes_demandeur_id_unique" UNIQUE("demandeur_id"),
	CONSTRAINT "demandes_type" CHECK ("demandes"."logement_type" in ('CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO')),
	CONSTRAINT "demandes_numbers" CHECK ("demandes"."budget" > 0 and "demandes"."duree" >= 1)
);
CREATE TABLE "demonstration" (
	"loaded_at" timestamp with time zone PRIMARY KEY NOT NULL
);
CREATE TABLE "favoris" (
	"utilisateur_id" integer NOT NULL,
	"offre_id" integer NOT NULL,
	"prix" double precision,
	"ville_id" integer,
	"ajoute_le" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favoris_utilisateur_id_offre_id_pk" PRIMARY KEY("utilisateur_id","offre_id")
);
CREATE TABLE "fraicheur_liens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"offre_id" integer,
	"demande_id" integer,
	"reponse" text NOT NULL,
	"confirmee_le" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fraicheur_liens_one" CHECK (num_nonnulls("fraicheur_liens"."offre_id", "fraicheur_liens"."demande_id") = 1),
	CONSTRAINT "fraicheur_liens_reponse" CHECK ("fraicheur_liens"."reponse" in ('disponible', 'partie'))
);
CREATE TABLE "idempotent_answers" (
	"utilisateur_id" integer NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_utilisateur_id_operation_key_pk" PRIMARY KEY("utilisateur_id","operation","key")
);
CREATE TABLE "images" (
	"src" text PRIMARY KEY NOT NULL,
	"proprietaire_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"couleur" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"empreinte" bigint,
	"empreintes" bigint[],
	CONSTRAINT "images_couleur" CHECK ("images"."couleur" ~ '^#[0-9a-f]{6}$')
);
CREATE TABLE "ressemblances" (
	"src" text NOT NULL,
	"autre" text NOT NULL,
	"bits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ressemblances_src_autre_pk" PRIMARY KEY("src","autre")
);
CREATE TABLE "journal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"acteur_id" integer NOT NULL,
	"action" text NOT NULL,
	"objet" text NOT NULL,
	"objet_id" integer NOT NULL,
	"avant" jsonb,
	"apres" jsonb,
	"motif" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE UNLOGGED TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "courriers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"message_id" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courriers_message_id_unique" UNIQUE("message_id")
);
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"lu_at" timestamp with time zone,
	"repondu_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "modification_photos" (
	"modification_id" integer NOT NULL,
	"position" integer NOT NULL,
	"src" text NOT NULL,
	CONSTRAINT "modification_photos_modification_id_position_pk" PRIMARY KEY("modification_id","position"),
	CONSTRAINT "modification_photos_six" CHECK ("modification_photos"."position" between 0 and 5)
);
CREATE TABLE "modifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"auteur_id" integer NOT NULL,
	"offre_id" integer,
	"demande_id" integer,
	"ville_id" integer,
	"contenu" jsonb NOT NULL,
	"avant" jsonb,
	"etat" text DEFAULT 'attente' NOT NULL,
	"motif_refus" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "modifications_offre_id_unique" UNIQUE("offre_id"),
	CONSTRAINT "modifications_demande_id_unique" UNIQUE("demande_id"),
	CONSTRAINT "modifications_one" CHECK (num_nonnulls("modifications"."offre_id", "modifications"."demande_id") <= 1),
	CONSTRAINT "modifications_etat" CHECK ("modifications"."etat" in ('attente', 'refusee', 'acceptee'))
);
CREATE TABLE "offre_photos" (
	"offre_id" integer NOT NULL,
	"position" integer NOT NULL,
	"src" text NOT NULL,
	CONSTRAINT "offre_photos_offre_id_position_pk" PRIMARY KEY("offre_id","position"),
	CONSTRAINT "offre_photos_six" CHECK ("offre_photos"."position" between 0 and 5)
);
CREATE TABLE "offres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"titre" text NOT NULL,
	"description" text NOT NULL,
	"adresse" text,
	"ville_id" integer NOT NULL,
	"quartier" text NOT NULL,
	"superficie" double precision NOT NULL,
	"nbr_coloc" integer NOT NULL,
	"duree" integer,
	"logement_type" text NOT NULL,
	"prix" double precision NOT NULL,
	"date_disponibilite" date NOT NULL,
	"proprietaire_id" integer NOT NULL,
	"statut" text DEFAULT 'EN_ATTENTE' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"last_verified" jsonb,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"motif_refus" text,
	"masque" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"confirmee_le" timestamp with time zone DEFAULT now(),
	"endormie_le" timestamp with time zone,
	"signalee_le" timestamp with time zone,
	"meuble" boolean,
	"charges_comprises" boolean,
	"internet" boolean,
	"climatisation" boolean,
	"parking" boolean,
	"fumeurs" boolean,
	"animaux" boolean,
	"caution" integer,
	"etage" integer,
	"colocataires_actuels" integer,
	"accueille" text,
	"prix_verifie" double precision,
	"rappelee_le" timestamp with time zone,
	CONSTRAINT "offres_numbers" CHECK ("offres"."superficie" >= 0 and "offres"."nbr_coloc" >= 0 and "offres"."prix" > 0 and "offres"."duree" >= 1),
	CONSTRAINT "offres_type" CHECK ("offres"."logement_type" in ('CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO')),
	CONSTRAINT "offres_statut" CHECK ("offres"."statut" in ('EN_ATTENTE', 'IMMEDIATE', 'LOUE', 'DISPONIBLE'))
);
CREATE TABLE "offres_json" (
	"offre_id" integer PRIMARY KEY NOT NULL,
	"ville_id" integer NOT NULL,
	"proprietaire_id" integer NOT NULL,
	"champs" text NOT NULL
);
CREATE TABLE "demandes_recherche" (
	"demande_id" integer PRIMARY KEY NOT NULL,
	"ville_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"budget" double precision NOT NULL,
	"date_disponibilite" date NOT NULL,
	"quartier_cle" text NOT NULL,
	"vecteur" "tsvector" NOT NULL
);
CREATE TABLE "offres_recherche" (
	"offre_id" integer PRIMARY KEY NOT NULL,
	"ville_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"prix" double precision NOT NULL,
	"superficie" double precision NOT NULL,
	"date_disponibilite" date NOT NULL,
	"duree" integer NOT NULL,
	"logement_type" text NOT NULL,
	"accueille" text,
	"meuble" boolean,
	"charges_comprises" boolean,
	"internet" boolean,
	"climatisation" boolean,
	"parking" boolean,
	"fumeurs" boolean,
	"animaux" boolean,
	"quartier_cle" text NOT NULL,
	"vecteur" "tsvector" NOT NULL,
	"faits" integer DEFAULT 0 NOT NULL
);
CREATE TABLE "quartiers" (
	"ville_id" integer NOT NULL,
	"nom" text NOT NULL,
	"cle" text NOT NULL,
	"offres" integer NOT NULL,
	"demandes" integer NOT NULL,
	CONSTRAINT "quartiers_ville_id_nom_pk" PRIMARY KEY("ville_id","nom"),
	CONSTRAINT "quartiers_counts" CHECK ("quartiers"."offres" >= 0 and "quartiers"."demandes" >= 0)
);
CREATE TABLE "signalements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"objet_id" integer NOT NULL,
	"auteur_id" integer,
	"motif" text NOT NULL,
	"texte" text,
	"compte" boolean NOT NULL,
	"mailbox" text,
	"network" text,
	"etat" text DEFAULT 'attente' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signalements_kind" CHECK ("signalements"."kind" in ('offre', 'demande', 'utilisateur', 'conversation')),
	CONSTRAINT "signalements_etat" CHECK ("signalements"."etat" in ('attente', 'fonde', 'sansSuite'))
);
CREATE TABLE "revelations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"utilisateur_id" integer NOT NULL,
	"cible_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailbox" text,
	"network" text,
	"offre_id" integer
);
CREATE TABLE "utilisateurs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"nom" text,
	"prenom" text,
	"age" integer,
	"telephone" text,
	"telephone_e164" text,
	"genre" text DEFAULT 'NON_SPECIFIE' NOT NULL,
	"apropos" text,
	"langues" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"roles" text[] DEFAULT '{ROLE_USER}' NOT NULL,
	"subscribed" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"identity_verified" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"photo" text,
	CONSTRAINT "utilisateurs_age" CHECK ("utilisateurs"."age" between 1 and 150),
	CONSTRAINT "utilisateurs_genre" CHECK ("utilisateurs"."genre" in ('HOMME', 'FEMME', 'NON_SPECIFIE')),
	CONSTRAINT "utilisateurs_roles" CHECK ("utilisateurs"."roles" <@ array['ROLE_USER', 'ROLE_ADMIN'] and 'ROLE_USER' = any("utilisateurs"."roles"))
);
CREATE TABLE "villes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"slug" text NOT NULL,
	"nom" text NOT NULL,
	"image" text,
	"position" integer NOT NULL,
	"verified_coloc_count" integer DEFAULT 0 NOT NULL,
	"verified_demande_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "villes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "villes_counts_positive" CHECK ("villes"."verified_coloc_count" >= 0 and "villes"."verified_demande_count" >= 0)
);
CREATE TABLE "vues" (
	"offre_id" integer,
	"demande_id" integer,
	"jour" date NOT NULL,
	"nombre" integer NOT NULL,
	CONSTRAINT "vues_annonce" CHECK (num_nonnulls("vues"."offre_id", "vues"."demande_id") = 1)
);
CREATE TABLE "vues_sels" (
	"jour" date PRIMARY KEY NOT NULL,
	"sel" "bytea" NOT NULL
);
CREATE TABLE "vues_visiteurs" (
	"jour" date NOT NULL,
	"empreinte" "bytea" NOT NULL,
	CONSTRAINT "vues_visiteurs_jour_empreinte_pk" PRIMARY KEY("jour","empreinte")
);
CREATE TABLE "offres_par_jour" (
	"jour" date PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "offres_par_jour_positive" CHECK ("offres_par_jour"."total" >= 0)
);
ALTER TABLE "abonnements" ADD CONSTRAINT "abonnements_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "alerte_envois" ADD CONSTRAINT "alerte_envois_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "alerte_envois" ADD CONSTRAINT "alerte_envois_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "alerte_envois" ADD CONSTRAINT "alerte_envois_alerte_id_alertes_id_fk" FOREIGN KEY ("alerte_id") REFERENCES "public"."alertes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "alerte_jetons" ADD CONSTRAINT "alerte_jetons_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "alertes" ADD CONSTRAINT "alertes_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "articles" ADD CONSTRAINT "articles_image_images_src_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("src") ON DELETE set null ON UPDATE no action;
ALTER TABLE "articles" ADD CONSTRAINT "articles_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "avis" ADD CONSTRAINT "avis_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_blocages" ADD CONSTRAINT "conversation_blocages_bloqueur_id_utilisateurs_id_fk" FOREIGN KEY ("bloqueur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_blocages" ADD CONSTRAINT "conversation_blocages_bloque_id_utilisateurs_id_fk" FOREIGN KEY ("bloque_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_boites" ADD CONSTRAINT "conversation_boites_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_membres" ADD CONSTRAINT "conversation_membres_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_membres" ADD CONSTRAINT "conversation_membres_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_initiateur_id_utilisateurs_id_fk" FOREIGN KEY ("initiateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_destinataire_id_utilisateurs_id_fk" FOREIGN KEY ("destinataire_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_demandeur_id_utilisateurs_id_fk" FOREIGN KEY ("demandeur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "favoris" ADD CONSTRAINT "favoris_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fraicheur_liens" ADD CONSTRAINT "fraicheur_liens_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fraicheur_liens" ADD CONSTRAINT "fraicheur_liens_demande_id_demandes_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demandes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "images" ADD CONSTRAINT "images_proprietaire_id_utilisateurs_id_fk" FOREIGN KEY ("proprietaire_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ressemblances" ADD CONSTRAINT "ressemblances_src_images_src_fk" FOREIGN KEY ("src") REFERENCES "public"."images"("src") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ressemblances" ADD CONSTRAINT "ressemblances_autre_images_src_fk" FOREIGN KEY ("autre") REFERENCES "public"."images"("src") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "modification_photos" ADD CONSTRAINT "modification_photos_modification_id_modifications_id_fk" FOREIGN KEY ("modification_id") REFERENCES "public"."modifications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "modification_photos" ADD CONSTRAINT "modification_photos_src_images_src_fk" FOREIGN KEY ("src") REFERENCES "public"."images"("src") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "modifications" ADD CONSTRAINT "modifications_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "modifications" ADD CONSTRAINT "modifications_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "modifications" ADD CONSTRAINT "modifications_demande_id_demandes_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demandes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "modifications" ADD CONSTRAINT "modifications_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "offre_photos" ADD CONSTRAINT "offre_photos_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offre_photos" ADD CONSTRAINT "offre_photos_src_images_src_fk" FOREIGN KEY ("src") REFERENCES "public"."images"("src") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "offres" ADD CONSTRAINT "offres_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "offres" ADD CONSTRAINT "offres_proprietaire_id_utilisateurs_id_fk" FOREIGN KEY ("proprietaire_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offres_json" ADD CONSTRAINT "offres_json_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "quartiers" ADD CONSTRAINT "quartiers_ville_id_villes_id_fk" FOREIGN KEY ("ville_id") REFERENCES "public"."villes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "villes" ADD CONSTRAINT "villes_image_images_src_fk" FOREIGN KEY ("image") REFERENCES "public"."images"("src") ON DELETE set null ON UPDATE no action;
ALTER TABLE "vues" ADD CONSTRAINT "vues_offre_id_offres_id_fk" FOREIGN KEY ("offre_id") REFERENCES "public"."offres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "vues" ADD CONSTRAINT "vues_demande_id_demandes_id_fk" FOREIGN KEY ("demande_id") REFERENCES "public"."demandes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "offres" ADD CONSTRAINT "offres_accueille" CHECK ("offres"."accueille" in ('TOUS', 'FEMMES', 'HOMMES')) NOT VALID;
ALTER TABLE "offres" ADD CONSTRAINT "offres_facts" CHECK ("offres"."caution" >= 0 and "offres"."etage" between -2 and 60 and "offres"."colocataires_actuels" between 0 and 10) NOT VALID;
CREATE INDEX "abonnements_utilisateur" ON "abonnements" ("utilisateur_id");
CREATE INDEX "alerte_envois_offre" ON "alerte_envois" ("offre_id");
CREATE INDEX "alerte_envois_alerte" ON "alerte_envois" ("alerte_id");
CREATE INDEX "alerte_envois_mail" ON "alerte_envois" ("mail_id");
CREATE INDEX "alerte_envois_trouve_le" ON "alerte_envois" ("trouve_le");
CREATE INDEX "alerte_envois_waiting" ON "alerte_envois" ("utilisateur_id") WHERE "alerte_envois"."mail_id" is null;
CREATE INDEX "alerte_jetons_utilisateur" ON "alerte_jetons" ("utilisateur_id");
CREATE INDEX "alerte_jetons_created_at" ON "alerte_jetons" ("created_at");
CREATE UNIQUE INDEX "alertes_once" ON "alertes" ("utilisateur_id","cle");
CREATE INDEX "alertes_actives" ON "alertes" ("ville_id","prix_max") WHERE "alertes"."frequence" <> 'arretee';
CREATE INDEX "articles_published" ON "articles" ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "articles"."published_at" is not null;
CREATE INDEX "articles_image" ON "articles" ("image");
CREATE INDEX "mail_tokens_utilisateur" ON "mail_tokens" ("utilisateur_id","purpose");
CREATE INDEX "mail_tokens_expires_at" ON "mail_tokens" ("expires_at");
CREATE INDEX "sessions_utilisateur" ON "sessions" ("utilisateur_id");
CREATE INDEX "sessions_expires_at" ON "sessions" ("expires_at");
CREATE INDEX "avis_public" ON "avis" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "avis"."valide" and not "avis"."masque";
CREATE INDEX "avis_queue" ON "avis" ("submitted_at","id") WHERE not "avis"."valide" and "avis"."motif_refus" is null;
CREATE INDEX "avis_auteur" ON "avis" ("auteur_id");
CREATE INDEX "conversation_blocages_bloque" ON "conversation_blocages" ("bloque_id");
CREATE INDEX "conversation_membres_liste" ON "conversation_membres" ("utilisateur_id","dernier_id" DESC NULLS LAST);
CREATE INDEX "conversation_membres_evenement" ON "conversation_membres" ("utilisateur_id","evenement");
CREATE INDEX "conversation_membres_non_lus" ON "conversation_membres" ("utilisateur_id") WHERE "conversation_membres"."non_lus" > 0;
CREATE INDEX "conversation_messages_conversation" ON "conversation_messages" ("conversation_id","id");
CREATE UNIQUE INDEX "conversation_messages_cle" ON "conversation_messages" ("auteur_id","cle") WHERE "conversation_messages"."cle" is not null;
CREATE INDEX "conversation_messages_auteur" ON "conversation_messages" ("auteur_id","empreinte","created_at");
CREATE UNIQUE INDEX "conversations_once" ON "conversations" ("annonce","annonce_id","initiateur_id");
CREATE INDEX "conversations_initiateur" ON "conversations" ("initiateur_id","created_at");
CREATE INDEX "conversations_destinataire" ON "conversations" ("destinataire_id","repondu_at" DESC NULLS LAST);
CREATE INDEX "conversations_mailbox" ON "conversations" ("mailbox","created_at") WHERE "conversations"."mailbox" is not null;
CREATE INDEX "conversations_network" ON "conversations" ("network","created_at") WHERE "conversations"."network" is not null;
CREATE INDEX "conversations_recent" ON "conversations" ("created_at") WHERE "conversations"."network" is not null;
CREATE INDEX "conversations_dernier" ON "conversations" ("dernier_at");
CREATE INDEX "demandes_public" ON "demandes" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "demandes"."verified" and not "demandes"."masque";
CREATE INDEX "demandes_public_ville" ON "demandes" ("ville_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "demandes"."verified" and not "demandes"."masque";
CREATE INDEX "demandes_queue" ON "demandes" ("submitted_at","id") WHERE not "demandes"."verified" and "demandes"."motif_refus" is null;
CREATE INDEX "demandes_fraicheur" ON "demandes" ("rappelee_le","confirmee_le") WHERE "demandes"."verified" and not "demandes"."masque";
CREATE INDEX "demandes_ville" ON "demandes" ("ville_id");
CREATE INDEX "demandes_created_at" ON "demandes" ("created_at","ville_id");
CREATE INDEX "favoris_offre" ON "favoris" ("offre_id");
CREATE INDEX "fraicheur_liens_offre" ON "fraicheur_liens" ("offre_id");
CREATE INDEX "fraicheur_liens_demande" ON "fraicheur_liens" ("demande_id");
CREATE INDEX "fraicheur_liens_created_at" ON "fraicheur_liens" ("created_at");
CREATE INDEX "idempotent_answers_created_at" ON "idempotent_answers" ("created_at");
CREATE INDEX "images_created_at" ON "images" ("created_at");
CREATE INDEX "images_proprietaire" ON "images" ("proprietaire_id");
CREATE INDEX "images_sans_empreinte" ON "images" ("created_at") WHERE "images"."empreintes" is null and "images"."proprietaire_id" is not null;
CREATE INDEX "ressemblances_autre" ON "ressemblances" ("autre");
CREATE INDEX "journal_created_at" ON "journal" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "journal_objet" ON "journal" ("objet","objet_id");
CREATE INDEX "journal_acteur" ON "journal" ("acteur_id","created_at" DESC NULLS FIRST);
CREATE INDEX "journal_action" ON "journal" ("action","created_at" DESC NULLS FIRST);
CREATE INDEX "limits_expires_at" ON "limits" ("expires_at");
CREATE INDEX "courriers_sent_at" ON "courriers" ("sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "messages_created_at" ON "messages" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "messages_sans_reponse" ON "messages" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "messages"."repondu_at" is null;
CREATE INDEX "modification_photos_src" ON "modification_photos" ("src");
CREATE UNIQUE INDEX "modifications_profil" ON "modifications" ("auteur_id") WHERE "modifications"."offre_id" is null and "modifications"."demande_id" is null;
CREATE INDEX "modifications_auteur" ON "modifications" ("auteur_id");
CREATE INDEX "modifications_ville" ON "modifications" ("ville_id") WHERE "modifications"."ville_id" is not null;
CREATE INDEX "modifications_queue" ON "modifications" ("submitted_at","id") WHERE "modifications"."etat" = 'attente';
CREATE UNIQUE INDEX "offre_photos_once" ON "offre_photos" ("offre_id","src");
CREATE INDEX "offre_photos_src" ON "offre_photos" ("src");
CREATE INDEX "offres_public" ON "offres" ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offres"."verified" and "offres"."statut" = 'DISPONIBLE' and not "offres"."masque";
CREATE INDEX "offres_public_ville" ON "offres" ("ville_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "offres"."verified" and "offres"."statut" = 'DISPONIBLE' and not "offres"."masque";
CREATE INDEX "offres_proprietaire" ON "offres" ("proprietaire_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "offres_queue" ON "offres" ("submitted_at","id") WHERE not "offres"."verified" and "offres"."motif_refus" is null;
CREATE INDEX "offres_fraicheur" ON "offres" ("rappelee_le","confirmee_le") WHERE "offres"."verified" and "offres"."statut" = 'DISPONIBLE' and not "offres"."masque";
CREATE INDEX "offres_ville" ON "offres" ("ville_id");
CREATE INDEX "offres_created_at" ON "offres" ("created_at","ville_id");
CREATE INDEX "offres_public_prix" ON "offres" ("ville_id","logement_type","prix") WHERE "offres"."verified" and "offres"."statut" = 'DISPONIBLE' and not "offres"."masque";
CREATE INDEX "demandes_recherche_recent" ON "demandes_recherche" (created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (ville_id, budget, date_disponibilite);
CREATE INDEX "demandes_recherche_ville" ON "demandes_recherche" (ville_id, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (budget, date_disponibilite);
CREATE INDEX "demandes_recherche_quartier" ON "demandes_recherche" (quartier_cle, ville_id, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (budget, date_disponibilite);
CREATE INDEX "demandes_recherche_budget" ON "demandes_recherche" (budget, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (ville_id, date_disponibilite);
CREATE INDEX "demandes_recherche_ville_budget" ON "demandes_recherche" (ville_id, budget, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (date_disponibilite);
CREATE INDEX "demandes_recherche_dispo" ON "demandes_recherche" (date_disponibilite, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (ville_id, budget);
CREATE INDEX "demandes_recherche_ville_dispo" ON "demandes_recherche" (ville_id, date_disponibilite, created_at DESC NULLS FIRST, demande_id DESC NULLS FIRST)
  INCLUDE (budget);
CREATE INDEX "demandes_recherche_mots" ON "demandes_recherche" USING gin ("vecteur") WITH (fastupdate = off);
CREATE INDEX "offres_recherche_recent" ON "offres_recherche" (created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (ville_id, prix, superficie, date_disponibilite, duree, faits);
CREATE INDEX "offres_recherche_ville" ON "offres_recherche" (ville_id, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (prix, superficie, date_disponibilite, duree, faits);
CREATE INDEX "offres_recherche_quartier" ON "offres_recherche" (ville_id, quartier_cle, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (prix, superficie, date_disponibilite, duree, faits);
CREATE INDEX "offres_recherche_quartier_seul" ON "offres_recherche" (quartier_cle, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (ville_id, prix, superficie, date_disponibilite, duree, faits);
CREATE INDEX "offres_recherche_prix" ON "offres_recherche" (prix, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (ville_id, superficie, date_disponibilite, duree, faits);
CREATE INDEX "offres_recherche_ville_prix" ON "offres_recherche" (ville_id, prix, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (superficie, date_disponibilite, duree, faits);
CREATE INDEX "offres_recherche_dispo" ON "offres_recherche" (date_disponibilite, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (ville_id, prix, superficie, duree, faits);
CREATE INDEX "offres_recherche_ville_dispo" ON "offres_recherche" (ville_id, date_disponibilite, created_at DESC NULLS FIRST, offre_id DESC NULLS FIRST)
  INCLUDE (prix, superficie, duree, faits);
CREATE INDEX "offres_recherche_superficie" ON "offres_recherche" (superficie)
  INCLUDE (ville_id, offre_id, created_at, prix, date_disponibilite, duree, faits);
CREATE INDEX "offres_recherche_faits" ON "offres_recherche" (faits, ville_id)
  INCLUDE (offre_id, created_at, prix, superficie, date_disponibilite, duree);
CREATE INDEX "offres_recherche_mots" ON "offres_recherche" USING gin ("vecteur") WITH (fastupdate = off);
CREATE INDEX "quartiers_cle" ON "quartiers" USING gin ("cle" gin_trgm_ops);
CREATE UNIQUE INDEX "signalements_once" ON "signalements" ("auteur_id","kind","objet_id");
CREATE INDEX "signalements_objet" ON "signalements" ("kind","objet_id","etat");
CREATE INDEX "signalements_attente" ON "signalements" ("created_at") WHERE "signalements"."etat" = 'attente';
CREATE INDEX "signalements_recent" ON "signalements" ("created_at") WHERE "signalements"."network" is not null;
CREATE INDEX "revelations_utilisateur" ON "revelations" ("utilisateur_id","created_at");
CREATE INDEX "revelations_cible" ON "revelations" ("cible_id");
CREATE INDEX "revelations_offre" ON "revelations" ("offre_id","created_at") WHERE "revelations"."offre_id" is not null;
CREATE INDEX "revelations_mailbox" ON "revelations" ("mailbox","created_at") WHERE "revelations"."mailbox" is not null;
CREATE INDEX "revelations_network" ON "revelations" ("network","created_at") WHERE "revelations"."network" is not null;
CREATE INDEX "revelations_recent" ON "revelations" ("created_at") WHERE "revelations"."network" is not null;
CREATE UNIQUE INDEX "utilisateurs_username_unique" ON "utilisateurs" (lower("username"));
CREATE INDEX "utilisateurs_username_skeleton" ON "utilisateurs" (replace(lower(translate(normalize("username", NFKC), 'аАαΑВΒсСԁеЕΕһНΗіιıјЈкКκΚ1IӏІΙМΜηΝ0оОοΟрРρΡԛѕЅТτΤυѵνԝхХχΧуУγΥΖىᅟᅠ', 'aaaabbccdeeehhhiiijjkkkklllllmmnnoooooppppqsstttuvvwxxxxyyyyzي')), 'rn', 'm'));
CREATE UNIQUE INDEX "utilisateurs_email_unique" ON "utilisateurs" (lower("email"));
CREATE INDEX "utilisateurs_telephone" ON "utilisateurs" ("telephone_e164" text_pattern_ops);
CREATE INDEX "utilisateurs_created_at" ON "utilisateurs" ("created_at","id");
CREATE INDEX "utilisateurs_words" ON "utilisateurs" USING gin (to_tsvector('simple', regexp_replace(regexp_replace(normalize("username" || ' ' || "email" || ' ' || coalesce("nom", '') || ' ' || coalesce("prenom", ''), NFKD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')));
CREATE INDEX "utilisateurs_photo" ON "utilisateurs" ("photo") WHERE "utilisateurs"."photo" is not null;
CREATE INDEX "utilisateurs_admins" ON "utilisateurs" ("id") WHERE 'ROLE_ADMIN' = any("utilisateurs"."roles");
CREATE INDEX "utilisateurs_blocked" ON "utilisateurs" ("created_at","id") WHERE "utilisateurs"."blocked_at" is not null;
CREATE UNIQUE INDEX "villes_nom_unique" ON "villes" (lower("nom"));
CREATE INDEX "villes_position" ON "villes" ("position","id");
CREATE UNIQUE INDEX "vues_offre" ON "vues" ("offre_id","jour") WHERE "vues"."offre_id" is not null;
CREATE UNIQUE INDEX "vues_demande" ON "vues" ("demande_id","jour") WHERE "vues"."demande_id" is not null;
CREATE INDEX "vues_jour" ON "vues" ("jour");
CREATE INDEX "images_bande_0" ON "images" ((((empreinte >> 0) & 65535)::int), empreinte) INCLUDE (src) WHERE empreinte IS NOT NULL;
CREATE INDEX "images_bande_1" ON "images" ((((empreinte >> 16) & 65535)::int), empreinte) INCLUDE (src) WHERE empreinte IS NOT NULL;
CREATE INDEX "images_bande_2" ON "images" ((((empreinte >> 32) & 65535)::int), empreinte) INCLUDE (src) WHERE empreinte IS NOT NULL;
CREATE INDEX "images_bande_3" ON "images" ((((empreinte >> 48) & 65535)::int), empreinte) INCLUDE (src) WHERE empreinte IS NOT NULL;
CREATE INDEX "offres_texte" ON "offres" (letters_hash(description)) WHERE length(description) >= 60;
CREATE INDEX "demandes_texte" ON "demandes" (letters_hash(description)) WHERE length(description) >= 60;
CREATE INDEX "offres_mots" ON "offres" USING gin (annonce_words(titre, quartier, adresse));
CREATE INDEX "demandes_mots" ON "demandes" USING gin (annonce_words(titre, quartier, adresse));
