import { defineConfig } from 'drizzle-kit';

/** `npm run migrations` writes the next migration from the tables; `migrate` of the server applies them. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './migrations',
  casing: 'snake_case',
});
