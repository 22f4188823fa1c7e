-- Old rows get their value in the next migration: a default would say that every ad was confirmed today.
ALTER TABLE "demandes" ADD COLUMN "confirmee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demandes" ALTER COLUMN "confirmee_le" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "demandes" ADD COLUMN "endormie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demandes" ADD COLUMN "signalee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "confirmee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offres" ALTER COLUMN "confirmee_le" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "endormie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "signalee_le" timestamp with time zone;
