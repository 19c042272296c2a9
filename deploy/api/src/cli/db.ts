/** Entry of `npm run db`. */
import '../drizzle-resolution.ts';

await import('./database-commands.ts');
