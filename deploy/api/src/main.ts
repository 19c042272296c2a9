/** The program of the API. */
import './drizzle-resolution.ts';

await import('./serving/process.ts');
