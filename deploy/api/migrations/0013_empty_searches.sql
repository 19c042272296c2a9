CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"list" text NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "empty_searches_day_list_words_pk" PRIMARY KEY("day","list","words")
);
