import * as z from 'zod/mini';

/** Request of the edge: a page, the versions of its apps, and the responses to its calls. */
export const drawing = z.object({
  /** App and version, the shell first, in the order of the release set. */
  apps: z.array(z.tuple([z.string(), z.string()])).check(z.minLength(1)),
  /** Path and query. */
  address: z.string().check(z.startsWith('/'), z.maxLength(500)),
  early: z.object({
    person: z.exactOptional(z.number()),
    at: z.number(),
    answers: z.record(z.string(), z.unknown()),
  }),
  /** False when the edge will ask again, with the responses that were missing. */
  isLast: z.optional(z.boolean()),
});

export type Drawing = z.infer<typeof drawing>;

/**
 * Result of the shell's src/server.tsx, which cannot share its types with this build: a rendered page, the calls that it
 * needs first, or the address that it leads to. The edge validates it.
 */
export type DrawnPage = object;

/** Result of a thread: the page, or `nothing` when there is no page to render. */
export type Drawn = { page: DrawnPage } | { nothing: true };
