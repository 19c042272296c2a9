/** The program of the API. */
import './drizzle-resolution.ts';

await import('./server/process.ts');
