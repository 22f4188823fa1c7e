CREATE TABLE "ressemblances" (
	"src" text NOT NULL,
	"autre" text NOT NULL,
	"bits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ressemblances_src_autre_pk" PRIMARY KEY("src","autre")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "empreinte" bigint;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "empreintes" bigint[];--> statement-breakpoint
ALTER TABLE "ressemblances" ADD CONSTRAINT "ressemblances_src_images_src_fk" FOREIGN KEY ("src") REFERENCES "public"."images"("src") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ressemblances" ADD CONSTRAINT "ressemblances_autre_images_src_fk" FOREIGN KEY ("autre") REFERENCES "public"."images"("src") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ressemblances_autre" ON "ressemblances" USING btree ("autre");--> statement-breakpoint
CREATE INDEX "images_sans_empreinte" ON "images" USING btree ("created_at") WHERE "images"."empreintes" is null and "images"."proprietaire_id" is not null;