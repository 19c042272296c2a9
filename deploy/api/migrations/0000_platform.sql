-- Written by hand, since drizzle-kit knows nothing of extensions and functions.
-- Extensions and the functions that folded search stands on. Both engines have them (PGlite loads them in db/connect.ts).
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary could be changed; ours is not, and an index needs IMMUTABLE.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(unaccent('unaccent'::regdictionary, value));
--> statement-breakpoint
-- A word as a LIKE pattern: folded first, since folding can produce the wildcards that must be escaped.
CREATE FUNCTION word_pattern(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN '%' || replace(replace(replace(fold_text(word), '\', '\\'), '%', '\%'), '_', '\_') || '%';
--> statement-breakpoint
-- array_to_string() is only STABLE, since elements of other types could print differently; of texts they cannot.
CREATE FUNCTION array_text(words text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(words, ' ');
--> statement-breakpoint
-- Text search.
-- Words as people compare them: no accents, no case, nothing between them but a space.
CREATE FUNCTION plain_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN trim(regexp_replace(fold_text(normalize(value, NFC)), '[^[:alnum:]]+', ' ', 'g'));
--> statement-breakpoint
-- The Spanish stemmer takes 'investigación' and 'investigaciones' for one word, and 'tecnología' and 'tecnológico', but
-- only where it sees their accent. Plain words have none, and a search may leave it out: it is put back here.
CREATE FUNCTION spanish_endings(plain text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(plain, '([au])cion\M', '\1ción', 'g'), 'logia(s?)\M', 'logía\1', 'g');
--> statement-breakpoint
-- Plain words, to find those that begin as what is being typed, and their Spanish stems, with where in the text they stand.
CREATE FUNCTION placed_words(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT to_tsvector('simple'::regconfig, plain) || to_tsvector('spanish'::regconfig, spanish_endings(plain))
    FROM (SELECT plain_words(value) AS plain OFFSET 0) AS once
  );
--> statement-breakpoint
-- The same without where they stand, which finding them does not need.
CREATE FUNCTION search_words(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN strip(placed_words(value));
--> statement-breakpoint
-- The words that tell most of what a row is about, by weight: A in its title, B in its labels, C in the names of whose it is.
-- Its other texts are left out: what is found in none of these places is found there. ts_filter() reads it by weight.
CREATE FUNCTION search_places(title text, labels text, names text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN setweight(placed_words(title), 'A') || setweight(placed_words(labels), 'B') || setweight(placed_words(names), 'C');
--> statement-breakpoint
-- Every word, in any order, by its stem or its beginning. '&' and '|' divide what the API has written between them
-- (src/search/expansion.ts): all parts between '&', of each any part between '|'. Words like 'de' count only when there is
-- no other; no word at all gives null, which finds nothing. A word is cut because a lexeme may not have more than 2,046 bytes.
CREATE FUNCTION search_query(value text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    WITH words AS (
      SELECT part, alternative, word, array_to_string(tsvector_to_array(to_tsvector('spanish'::regconfig, spanish_endings(word))), ' ') AS stem
      FROM (
        SELECT DISTINCT parts.number AS part, alternatives.number AS alternative, left(word, 60) AS word
        FROM string_to_table(value, '&') WITH ORDINALITY AS parts(written, number),
          string_to_table(parts.written, '|') WITH ORDINALITY AS alternatives(written, number),
          string_to_table(plain_words(alternatives.written), ' ') AS word
        WHERE word <> ''
      ) AS plain
    ),
    alternatives AS (
      SELECT part, string_agg(CASE stem WHEN '' THEN format('''%s'':*', word) ELSE format('(''%s'':*|''%s'')', word, stem) END, '&') AS query
      FROM words
      WHERE stem <> '' OR NOT EXISTS (SELECT FROM words WHERE stem <> '')
      GROUP BY part, alternative
    ),
    parts AS (SELECT '(' || string_agg('(' || query || ')', '|') || ')' AS query FROM alternatives GROUP BY part)
    SELECT string_agg(query, '&')::tsquery FROM parts
  );
--> statement-breakpoint
-- Generated from src/db/schema.
CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"alternative_text" text,
	"caption" text,
	"width" integer,
	"height" integer,
	"hash" text NOT NULL,
	"ext" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"formats" jsonb,
	"provider" text DEFAULT 'disk' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"surname" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone" text,
	"profile_type" text,
	"picture_id" integer,
	"last_login" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"updated_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"author" text,
	"minutes" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"metatitle" text,
	"metadescription" text,
	"banner_id" integer,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" serial PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"audience" text,
	"category" text,
	"position" integer DEFAULT 0 NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite_resources" (
	"student_id" integer NOT NULL,
	"resource_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_resources_student_id_resource_id_pk" PRIMARY KEY("student_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" serial PRIMARY KEY NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" serial PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"picture_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"tfx_status" text,
	"is_popular" boolean DEFAULT false NOT NULL,
	"popularity_visits" integer DEFAULT 0 NOT NULL,
	"purposes" text[] DEFAULT '{}' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"link" text,
	"published_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || array_text(tags) || ' ' || introduction)) STORED NOT NULL,
	"places" "tsvector" GENERATED ALWAYS AS (search_places(title, array_text(tags), '')) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"conversation_id" integer NOT NULL,
	"author_id" integer,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"key" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_key_unique" UNIQUE("conversation_id","key")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"application_id" integer,
	"work_id" integer,
	"with_tutor" boolean DEFAULT false NOT NULL,
	"tutor_id" integer,
	"opportunity_id" integer,
	"subject" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"waits_for_team" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "conversations_user_work_unique" UNIQUE("user_id","work_id","with_tutor"),
	CONSTRAINT "conversations_user_opportunity_unique" UNIQUE("user_id","opportunity_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"filters" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"told_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_student_address_unique" UNIQUE("student_id","address")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"pre_selected" boolean DEFAULT true NOT NULL,
	"not_selected" boolean DEFAULT true NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"new_matching_projects" boolean DEFAULT true NOT NULL,
	"u4i_advice" boolean DEFAULT false NOT NULL,
	"save_projects_with_candidates" boolean DEFAULT true NOT NULL,
	"save_projects_selected" boolean DEFAULT true NOT NULL,
	"professional_offers" boolean DEFAULT false NOT NULL,
	"talent_invitations" boolean DEFAULT true NOT NULL,
	"chat_messages" boolean DEFAULT true NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"whatsapp" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_preferences_studentId_unique" UNIQUE("student_id")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"actor_id" integer,
	"address_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"audience" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"what" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "measurements_day_page_what_bucket_pk" PRIMARY KEY("day","page","what","bucket")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notices_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"student_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_views_student_id_organization_id_pk" PRIMARY KEY("student_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"student_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_student_id_organization_id_pk" PRIMARY KEY("student_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "opportunities" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"type" text NOT NULL,
	"date" timestamp (3) with time zone,
	"remuneration" text,
	"location" text,
	"target_profile" text,
	"presentiality" text,
	"content" text,
	"url" text,
	"published_at" timestamp (3) with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || coalesce(target_profile, '') || ' ' || description)) STORED NOT NULL,
	"places" "tsvector" GENERATED ALWAYS AS (search_places(title, coalesce(target_profile, ''), '')) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opportunity_interests" (
	"student_id" integer NOT NULL,
	"opportunity_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opportunity_interests_student_id_opportunity_id_pk" PRIMARY KEY("student_id","opportunity_id")
);
--> statement-breakpoint
CREATE TABLE "project_metrics" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"organization_id" integer NOT NULL,
	"delete_entry" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coordinators" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"organization_id" integer,
	"job_position" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coordinators_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "managed_organizations" (
	"project_manager_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	CONSTRAINT "managed_organizations_project_manager_id_organization_id_pk" PRIMARY KEY("project_manager_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"sector" text,
	"size" text,
	"description" text,
	"location" text,
	"web" text,
	"linkedin" text,
	"logo_id" integer,
	"verified" boolean DEFAULT false NOT NULL,
	"talent_access" boolean DEFAULT false NOT NULL,
	"seeks_inclusion" boolean DEFAULT false NOT NULL,
	"reached_us_how" text,
	"contact_name" text,
	"contact_mail" text,
	"contact_phone" text,
	"academic_profiles" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_managers" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_managers_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "student_degrees" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"degree_id" integer,
	"other_name" text
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"university_id" integer,
	"province" text,
	"situation" text DEFAULT 'unknown' NOT NULL,
	"qualification" text,
	"campaigns" text[] DEFAULT '{}' NOT NULL,
	"study_area_id" integer,
	"study_type" text,
	"work_deadline" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"reached_us_how" text,
	"competences" jsonb,
	"disability" boolean,
	"disability_consent_at" timestamp (3) with time zone,
	"visibility" text DEFAULT 'applied' NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_degrees" (
	"teacher_id" integer NOT NULL,
	"degree_id" integer NOT NULL,
	CONSTRAINT "teacher_degrees_teacher_id_degree_id_pk" PRIMARY KEY("teacher_id","degree_id")
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"university_id" integer,
	"study_area_id" integer,
	"notification_deadline" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teachers_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"logo_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "program_campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"program_id" integer NOT NULL,
	"campaign_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"logo_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programs_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"motivation" text,
	"interest" text,
	"availability" text,
	"video" text,
	"supermatch" boolean DEFAULT false NOT NULL,
	"deadline" timestamp (3) with time zone,
	"answer_due" timestamp (3) with time zone,
	"good_candidate" boolean,
	"tutor" text,
	"project_expected" text,
	"rtx_interest" boolean,
	"status_reason" text,
	"refusal" text,
	"held" jsonb,
	"sent_at" timestamp (3) with time zone,
	"preselected_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"draft_step" smallint,
	"cv_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"student_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_student_id_project_id_pk" PRIMARY KEY("student_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "project_study_areas" (
	"project_id" integer NOT NULL,
	"study_area_id" integer NOT NULL,
	CONSTRAINT "project_study_areas_project_id_study_area_id_pk" PRIMARY KEY("project_id","study_area_id")
);
--> statement-breakpoint
CREATE TABLE "project_study_subareas" (
	"project_id" integer NOT NULL,
	"study_subarea_id" integer NOT NULL,
	CONSTRAINT "project_study_subareas_project_id_study_subarea_id_pk" PRIMARY KEY("project_id","study_subarea_id")
);
--> statement-breakpoint
CREATE TABLE "project_tutors" (
	"project_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "project_tutors_project_id_teacher_id_pk" PRIMARY KEY("project_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"organization_name" text DEFAULT '' NOT NULL,
	"area_names" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"deadline" timestamp (3) with time zone,
	"type" text,
	"objectives" text,
	"ods" smallint[] DEFAULT '{}' NOT NULL,
	"ods_explanation" text,
	"academic_profile" text[] DEFAULT '{}' NOT NULL,
	"requirements" text,
	"working_method" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"internship" boolean DEFAULT false NOT NULL,
	"language" text,
	"presentiality" text NOT NULL,
	"location" text,
	"visibility_consent" boolean DEFAULT false NOT NULL,
	"remuneration" text,
	"dedication" text,
	"result_owner" text,
	"answer_days" smallint DEFAULT 15 NOT NULL,
	"status_reason" text,
	"coordinator_id" integer,
	"program_id" integer,
	"changed_by_id" integer,
	"search" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || organization_name || ' ' || array_text(tags) || ' ' || array_text(academic_profile) || ' ' || area_names || ' ' || description || ' ' || coalesce(objectives, '') || ' ' || coalesce(requirements, ''))) STORED NOT NULL,
	"places" "tsvector" GENERATED ALWAYS AS (search_places(title, array_text(tags) || ' ' || array_text(academic_profile) || ' ' || area_names, organization_name)) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totps" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"used_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "center_degrees" (
	"center_id" integer NOT NULL,
	"degree_id" integer NOT NULL,
	CONSTRAINT "center_degrees_center_id_degree_id_pk" PRIMARY KEY("center_id","degree_id")
);
--> statement-breakpoint
CREATE TABLE "centers" (
	"id" serial PRIMARY KEY NOT NULL,
	"university_id" integer NOT NULL,
	"name" text NOT NULL,
	"province" text NOT NULL,
	"study_type" text,
	"study_area_id" integer
);
--> statement-breakpoint
CREATE TABLE "degrees" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"study_area_id" integer
);
--> statement-breakpoint
CREATE TABLE "study_areas" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "study_areas_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "study_subareas" (
	"id" serial PRIMARY KEY NOT NULL,
	"area_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "universities" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"short_names" text[] DEFAULT '{}' NOT NULL,
	"validated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite_works" (
	"user_id" integer NOT NULL,
	"work_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_works_user_id_work_id_pk" PRIMARY KEY("user_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "work_drafts" (
	"work_id" integer PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	"file_id" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_study_areas" (
	"work_id" integer NOT NULL,
	"study_area_id" integer NOT NULL,
	CONSTRAINT "work_study_areas_work_id_study_area_id_pk" PRIMARY KEY("work_id","study_area_id")
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"language" text,
	"tfx_date" timestamp (3) with time zone,
	"index" text,
	"file_id" integer,
	"licence" text,
	"embargo_until" timestamp (3) with time zone,
	"ods" smallint[] DEFAULT '{}' NOT NULL,
	"url" text,
	"awarded" boolean DEFAULT false NOT NULL,
	"awards" boolean DEFAULT false NOT NULL,
	"contactable" boolean DEFAULT true NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"release_month" text,
	"sector" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"linkedin" text,
	"impact" text,
	"sustainability" text,
	"innovation" text,
	"viability" text,
	"tutor" text,
	"tutor_id" integer,
	"tutor_accepted_at" timestamp (3) with time zone,
	"hiding_reason" text,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by_staff" boolean DEFAULT false NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_words(title || ' ' || array_text(tags) || ' ' || summary)) STORED NOT NULL,
	"places" "tsvector" GENERATED ALWAYS AS (search_places(title, array_text(tags), '')) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_views" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joinings" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"origin" text NOT NULL,
	"email" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "joinings_organization_email_unique" UNIQUE("organization_id","email")
);
--> statement-breakpoint
CREATE TABLE "organization_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"about_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"student_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"message" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_invitations_student_project_unique" UNIQUE("student_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "talent_list_students" (
	"list_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_list_students_list_id_student_id_pk" PRIMARY KEY("list_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "talent_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talent_lists_name_unique" UNIQUE("organization_id","name")
);
--> statement-breakpoint
CREATE TABLE "project_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"organization_id" integer NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_templates_name_unique" UNIQUE("organization_id","name")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"organization_id" integer NOT NULL,
	"event" text NOT NULL,
	"about" text NOT NULL,
	"path" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_choices" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"here" boolean DEFAULT true NOT NULL,
	"mail" text NOT NULL,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_banner_id_files_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_resources" ADD CONSTRAINT "favorite_resources_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_resources" ADD CONSTRAINT "favorite_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_picture_id_files_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tutor_id_teachers_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunities" ADD CONSTRAINT "opportunities_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_interests" ADD CONSTRAINT "opportunity_interests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opportunity_interests" ADD CONSTRAINT "opportunity_interests_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_metrics" ADD CONSTRAINT "project_metrics_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coordinators" ADD CONSTRAINT "coordinators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coordinators" ADD CONSTRAINT "coordinators_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_organizations" ADD CONSTRAINT "managed_organizations_project_manager_id_project_managers_id_fk" FOREIGN KEY ("project_manager_id") REFERENCES "public"."project_managers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_organizations" ADD CONSTRAINT "managed_organizations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_managers" ADD CONSTRAINT "project_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_degrees" ADD CONSTRAINT "student_degrees_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_degrees" ADD CONSTRAINT "student_degrees_degree_id_degrees_id_fk" FOREIGN KEY ("degree_id") REFERENCES "public"."degrees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_degrees" ADD CONSTRAINT "teacher_degrees_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_degrees" ADD CONSTRAINT "teacher_degrees_degree_id_degrees_id_fk" FOREIGN KEY ("degree_id") REFERENCES "public"."degrees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campaigns" ADD CONSTRAINT "program_campaigns_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_campaigns" ADD CONSTRAINT "program_campaigns_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_id_files_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_study_areas" ADD CONSTRAINT "project_study_areas_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_study_areas" ADD CONSTRAINT "project_study_areas_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_study_subareas" ADD CONSTRAINT "project_study_subareas_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_study_subareas" ADD CONSTRAINT "project_study_subareas_study_subarea_id_study_subareas_id_fk" FOREIGN KEY ("study_subarea_id") REFERENCES "public"."study_subareas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tutors" ADD CONSTRAINT "project_tutors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tutors" ADD CONSTRAINT "project_tutors_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_coordinator_id_coordinators_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."coordinators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totps" ADD CONSTRAINT "totps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_degrees" ADD CONSTRAINT "center_degrees_center_id_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."centers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_degrees" ADD CONSTRAINT "center_degrees_degree_id_degrees_id_fk" FOREIGN KEY ("degree_id") REFERENCES "public"."degrees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "centers" ADD CONSTRAINT "centers_university_id_universities_id_fk" FOREIGN KEY ("university_id") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "centers" ADD CONSTRAINT "centers_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "degrees" ADD CONSTRAINT "degrees_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_subareas" ADD CONSTRAINT "study_subareas_area_id_study_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."study_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_works" ADD CONSTRAINT "favorite_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_works" ADD CONSTRAINT "favorite_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_drafts" ADD CONSTRAINT "work_drafts_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_drafts" ADD CONSTRAINT "work_drafts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_drafts" ADD CONSTRAINT "work_drafts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_study_areas" ADD CONSTRAINT "work_study_areas_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_study_areas" ADD CONSTRAINT "work_study_areas_study_area_id_study_areas_id_fk" FOREIGN KEY ("study_area_id") REFERENCES "public"."study_areas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_tutor_id_teachers_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_views" ADD CONSTRAINT "project_views_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joinings" ADD CONSTRAINT "joinings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joinings" ADD CONSTRAINT "joinings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_history" ADD CONSTRAINT "organization_history_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_history" ADD CONSTRAINT "organization_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_history" ADD CONSTRAINT "organization_history_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_list_students" ADD CONSTRAINT "talent_list_students_list_id_talent_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."talent_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_list_students" ADD CONSTRAINT "talent_list_students_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_lists" ADD CONSTRAINT "talent_lists_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_templates" ADD CONSTRAINT "project_templates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_choices" ADD CONSTRAINT "alert_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_unread_key" ON "alerts" USING btree ("user_id","event","path") WHERE not is_read;--> statement-breakpoint
CREATE INDEX "alerts_user_index" ON "alerts" USING btree ("user_id","is_read","happened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_user_index" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_events_user_index" ON "security_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_events_created_index" ON "security_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "accounts_user_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_key" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "blog_posts_published_index" ON "blog_posts" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "faqs_position_index" ON "faqs" USING btree ("position");--> statement-breakpoint
CREATE INDEX "favorite_resources_resource_index" ON "favorite_resources" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resources_published_index" ON "resources" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resources_search_index" ON "resources" USING gin ("search");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation_index" ON "chat_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unread_index" ON "chat_messages" USING btree ("conversation_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "conversations_user_index" ON "conversations" USING btree ("user_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_work_index" ON "conversations" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "conversations_tutor_index" ON "conversations" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "conversations_opportunity_index" ON "conversations" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "drafts_updated_index" ON "drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "messages_student_index" ON "messages" USING btree ("student_id","is_read","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_views_organization_index" ON "profile_views" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "follows_organization_index" ON "follows" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "opportunities_search_index" ON "opportunities" USING gin ("search");--> statement-breakpoint
CREATE INDEX "opportunities_organization_index" ON "opportunities" USING btree ("organization_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "opportunities_published_index" ON "opportunities" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "opportunity_interests_opportunity_index" ON "opportunity_interests" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "project_metrics_organization_index" ON "project_metrics" USING btree ("organization_id","date");--> statement-breakpoint
CREATE INDEX "coordinators_organization_index" ON "coordinators" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "managed_organizations_organization_index" ON "managed_organizations" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "joinings_email_index" ON "joinings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "organization_history_organization_index" ON "organization_history" USING btree ("organization_id","id");--> statement-breakpoint
CREATE INDEX "organizations_name_index" ON "organizations" USING btree ("name");--> statement-breakpoint
CREATE INDEX "organizations_name_order_index" ON "organizations" USING btree (fold_text(name),"id");--> statement-breakpoint
CREATE INDEX "organizations_name_search_index" ON "organizations" USING gin (fold_text(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "student_degrees_student_index" ON "student_degrees" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_degrees_degree_index" ON "student_degrees" USING btree ("degree_id");--> statement-breakpoint
CREATE INDEX "students_university_index" ON "students" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "students_area_index" ON "students" USING btree ("study_area_id");--> statement-breakpoint
CREATE INDEX "students_talent_index" ON "students" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE visibility = 'talent';--> statement-breakpoint
CREATE INDEX "teacher_degrees_degree_index" ON "teacher_degrees" USING btree ("degree_id");--> statement-breakpoint
CREATE INDEX "teachers_university_index" ON "teachers" USING btree ("university_id");--> statement-breakpoint
CREATE INDEX "program_campaigns_program_index" ON "program_campaigns" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_campaigns_campaign_index" ON "program_campaigns" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_student_project_key" ON "applications" USING btree ("student_id","project_id");--> statement-breakpoint
CREATE INDEX "applications_project_index" ON "applications" USING btree ("project_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_cv_index" ON "applications" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "applications_answer_due_index" ON "applications" USING btree ("answer_due") WHERE status = 'new';--> statement-breakpoint
CREATE INDEX "applications_held_index" ON "applications" USING btree (("held"->>'decision')) WHERE held is not null;--> statement-breakpoint
CREATE INDEX "application_notes_application_index" ON "application_notes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_notes_author_index" ON "application_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "favorites_project_index" ON "favorites" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_study_areas_area_index" ON "project_study_areas" USING btree ("study_area_id","project_id");--> statement-breakpoint
CREATE INDEX "project_tutors_teacher_index" ON "project_tutors" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "projects_open_index" ON "projects" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"presentiality","location","deadline","type") WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_open_deadline_index" ON "projects" USING btree ("deadline","id") WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_open_title_index" ON "projects" USING btree (fold_text(title),"id") WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_organization_index" ON "projects" USING btree ("organization_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_program_index" ON "projects" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "projects_coordinator_index" ON "projects" USING btree ("coordinator_id");--> statement-breakpoint
CREATE INDEX "projects_changed_by_index" ON "projects" USING btree ("changed_by_id");--> statement-breakpoint
CREATE INDEX "projects_search_index" ON "projects" USING gin ("search") WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_places_title_index" ON "projects" USING gin (ts_filter(places, '{a}')) WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_places_label_index" ON "projects" USING gin (ts_filter(places, '{a,b}')) WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE INDEX "projects_places_index" ON "projects" USING gin ("places") WHERE status = 'new' and published_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential_key" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_user_key" ON "recovery_codes" USING btree ("user_id","hash");--> statement-breakpoint
CREATE INDEX "center_degrees_degree_index" ON "center_degrees" USING btree ("degree_id");--> statement-breakpoint
CREATE INDEX "centers_university_index" ON "centers" USING btree ("university_id");--> statement-breakpoint
CREATE UNIQUE INDEX "degrees_name_key" ON "degrees" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "study_subareas_name_key" ON "study_subareas" USING btree ("area_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "universities_name_key" ON "universities" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "universities_code_key" ON "universities" USING btree ("code");--> statement-breakpoint
CREATE INDEX "favorite_works_work_index" ON "favorite_works" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "work_drafts_student_index" ON "work_drafts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "work_drafts_file_index" ON "work_drafts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "work_study_areas_area_index" ON "work_study_areas" USING btree ("study_area_id","work_id");--> statement-breakpoint
CREATE INDEX "works_student_index" ON "works" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "works_tutor_index" ON "works" USING btree ("tutor_id");--> statement-breakpoint
CREATE INDEX "works_file_index" ON "works" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "works_published_index" ON "works" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "works_search_index" ON "works" USING gin ("search");--> statement-breakpoint
CREATE INDEX "talent_invitations_project_index" ON "talent_invitations" USING btree ("project_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_list_students_student_index" ON "talent_list_students" USING btree ("student_id");
--> statement-breakpoint
-- Written by hand, since drizzle-kit knows nothing of triggers.
-- Keeps the copy of the organisation's name in projects, whether the API, the seed or a console writes.
CREATE FUNCTION set_project_organization_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT name INTO NEW.organization_name FROM organizations WHERE id = NEW.organization_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_organization_name BEFORE INSERT OR UPDATE OF organization_id ON projects
  FOR EACH ROW EXECUTE FUNCTION set_project_organization_name();
--> statement-breakpoint
CREATE FUNCTION spread_organization_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE projects SET organization_name = NEW.name WHERE organization_id = NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER organizations_name AFTER UPDATE OF name ON organizations
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION spread_organization_name();
--> statement-breakpoint
-- Keeps the names of a project's areas and subareas in the project, once for each statement: a seed writes many at a time.
CREATE FUNCTION name_project_areas(changed integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE projects SET area_names = named.names
  FROM (
    SELECT project.id, coalesce(string_agg(areas.name, ' ' ORDER BY areas.name), '') AS names
    FROM unnest(changed) AS project(id)
    LEFT JOIN (
      SELECT project_id, name FROM project_study_areas JOIN study_areas ON study_areas.id = study_area_id
      UNION ALL
      SELECT project_id, name FROM project_study_subareas JOIN study_subareas ON study_subareas.id = study_subarea_id
    ) AS areas ON areas.project_id = project.id
    GROUP BY project.id
  ) AS named
  WHERE projects.id = named.id AND projects.area_names <> named.names;
$$;
--> statement-breakpoint
CREATE FUNCTION set_project_area_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM name_project_areas((SELECT array_agg(DISTINCT project_id) FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_areas_added AFTER INSERT ON project_study_areas REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION set_project_area_names();
--> statement-breakpoint
CREATE TRIGGER project_areas_removed AFTER DELETE ON project_study_areas REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION set_project_area_names();
--> statement-breakpoint
CREATE TRIGGER project_subareas_added AFTER INSERT ON project_study_subareas REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION set_project_area_names();
--> statement-breakpoint
CREATE TRIGGER project_subareas_removed AFTER DELETE ON project_study_subareas REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION set_project_area_names();
--> statement-breakpoint
-- Words that a slip is compared with: those that tell what open projects are about or whose they are, and what means the same. As
-- `word` they are written as most say them. No trigger keeps it, since projects would wait for each other at frequent words: it is
-- made anew by a job (src/search/vocabulary.ts).
CREATE MATERIALIZED VIEW search_vocabulary AS
  WITH said AS (
    SELECT word, count(*) AS times
    FROM (
      SELECT title || ' ' || array_text(tags) || ' ' || array_text(academic_profile) || ' ' || area_names || ' ' || organization_name AS words
      FROM projects WHERE status = 'new' AND published_at IS NOT NULL
      UNION ALL
      SELECT title || ' ' || array_text(tags) FROM works WHERE published_at IS NOT NULL AND hidden_at IS NULL
      UNION ALL
      SELECT title || ' ' || array_text(tags) FROM resources WHERE published_at IS NOT NULL
      UNION ALL
      SELECT array_text(terms) FROM search_synonyms
    ) AS texts, regexp_split_to_table(lower(normalize(words, NFC)), '[^[:alnum:]]+') AS word
    WHERE length(word) BETWEEN 4 AND 60 AND word !~ '[0-9]'
    GROUP BY word
  )
  SELECT DISTINCT ON (plain_words(word)) plain_words(word) AS plain, word, times
  FROM said WHERE to_tsvector('spanish'::regconfig, word) <> ''::tsvector
  ORDER BY plain_words(word), times DESC, word;
--> statement-breakpoint
-- Unique, so that it can be made anew while searches read it.
CREATE UNIQUE INDEX search_vocabulary_plain_key ON search_vocabulary (plain);
--> statement-breakpoint
CREATE INDEX search_vocabulary_similar_index ON search_vocabulary USING gin (plain gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "withdrawn_pages" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"row_id" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawn_pages_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
-- What everybody could read at an address and cannot any more: called with the kind of the page and the column that stands in its path.
CREATE FUNCTION note_withdrawn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO withdrawn_pages (kind, key, row_id) VALUES (TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[1], OLD.id)
  ON CONFLICT (kind, key) DO UPDATE SET row_id = excluded.row_id, withdrawn_at = excluded.withdrawn_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_withdrawn AFTER UPDATE OF published_at, status ON projects
  FOR EACH ROW WHEN ((OLD.published_at IS NOT NULL AND OLD.status <> 'draft') AND NOT (NEW.published_at IS NOT NULL AND NEW.status <> 'draft')) EXECUTE FUNCTION note_withdrawn('project', 'id');
--> statement-breakpoint
CREATE TRIGGER projects_removed AFTER DELETE ON projects
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL AND OLD.status <> 'draft') EXECUTE FUNCTION note_withdrawn('project', 'id');
--> statement-breakpoint
CREATE TRIGGER works_withdrawn AFTER UPDATE OF published_at, hidden_at ON works
  FOR EACH ROW WHEN ((OLD.published_at IS NOT NULL AND OLD.hidden_at IS NULL) AND NOT (NEW.published_at IS NOT NULL AND NEW.hidden_at IS NULL)) EXECUTE FUNCTION note_withdrawn('work', 'id');
--> statement-breakpoint
CREATE TRIGGER works_removed AFTER DELETE ON works
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL AND OLD.hidden_at IS NULL) EXECUTE FUNCTION note_withdrawn('work', 'id');
--> statement-breakpoint
CREATE TRIGGER opportunities_withdrawn AFTER UPDATE OF published_at ON opportunities
  FOR EACH ROW WHEN ((OLD.published_at IS NOT NULL) AND NOT (NEW.published_at IS NOT NULL)) EXECUTE FUNCTION note_withdrawn('opportunity', 'id');
--> statement-breakpoint
CREATE TRIGGER opportunities_removed AFTER DELETE ON opportunities
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION note_withdrawn('opportunity', 'id');
--> statement-breakpoint
CREATE TRIGGER blog_posts_withdrawn AFTER UPDATE OF published_at, url ON blog_posts
  FOR EACH ROW WHEN ((OLD.published_at IS NOT NULL) AND NOT (NEW.published_at IS NOT NULL AND NEW.url = OLD.url)) EXECUTE FUNCTION note_withdrawn('post', 'url');
--> statement-breakpoint
CREATE TRIGGER blog_posts_removed AFTER DELETE ON blog_posts
  FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION note_withdrawn('post', 'url');
--> statement-breakpoint
CREATE TRIGGER campaigns_withdrawn AFTER UPDATE OF active, code ON campaigns
  FOR EACH ROW WHEN ((OLD.active) AND NOT (NEW.active AND NEW.code = OLD.code)) EXECUTE FUNCTION note_withdrawn('campaign', 'code');
--> statement-breakpoint
CREATE TRIGGER campaigns_removed AFTER DELETE ON campaigns
  FOR EACH ROW WHEN (OLD.active) EXECUTE FUNCTION note_withdrawn('campaign', 'code');
