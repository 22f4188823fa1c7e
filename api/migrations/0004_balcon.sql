ALTER TYPE "public"."fait" ADD VALUE 'balcon';--> statement-breakpoint
ALTER TABLE "offres" ADD COLUMN "balcon" boolean;