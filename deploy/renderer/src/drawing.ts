import * as z from 'zod/mini';

/** Request of the edge: a page, the versions of its apps, and the responses to its calls. */
export const drawing = z.object({
  /** App and version, the shell first, in the order of the release set. */
  apps: z.array(z.tuple([z.string(), z.string()])).check(z.minLength(1)),
  /** Path and query. */
  address: z.string().check(z.startsWith('/'), z.maxLength(500)),
  early: z.object({ at: z.number(), answers: z.record(z.string(), z.unknown()) }),
});

export type Drawing = z.infer<typeof drawing>;

/** A rendered page, as the shell's src/server.tsx returns it. Types cannot be shared between the two builds. */
export interface DrawnPage {
  html: string;
  head?: object | undefined;
  unanswered?: readonly string[];
}

/** Result of a thread: the page, or `nothing` when there is no page to render. */
export type Drawn = { page: DrawnPage } | { nothing: true };
