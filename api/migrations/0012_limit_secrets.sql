CREATE TABLE "limit_secrets" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "limit_secrets_one" CHECK ("limit_secrets"."id" = 1)
);
