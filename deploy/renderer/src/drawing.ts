import * as z from 'zod/mini';

/** What the edge asks for: a page, of these versions, with the answers to its calls. */
export const drawing = z.object({
  /** App and version, the shell first, in the order of the release set. */
  apps: z.array(z.tuple([z.string(), z.string()])).check(z.minLength(1)),
  /** Path and query. */
  address: z.string().check(z.startsWith('/'), z.maxLength(500)),
  early: z.object({ at: z.number(), answers: z.record(z.string(), z.unknown()) }),
});

export type Drawing = z.infer<typeof drawing>;

/** A drawn page, as the shell's src/server.tsx gives it; types end where another build begins. */
export interface DrawnPage {
  html: string;
  head?: object | undefined;
  unanswered?: readonly string[];
}

/** What a thread answers: the page, or `nothing` where there is no page to draw. */
export type Drawn = { page: DrawnPage } | { nothing: true };
