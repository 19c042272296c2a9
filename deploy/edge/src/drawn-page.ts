import * as z from 'zod/mini';

/** What a page says of itself, as `usePageHead` of the platform has it; types end where another build begins. */
const pageHead = z.object({
  title: z.string(),
  /** A release from before has the title alone. */
  documentTitle: z.optional(z.string()),
  isMissing: z.optional(z.boolean()),
  isUnlisted: z.optional(z.boolean()),
  description: z.optional(z.string()),
  path: z.optional(z.string().check(z.startsWith('/'))),
  image: z.optional(z.string()),
  kind: z.optional(z.string()),
  facts: z.optional(z.array(z.string())),
  data: z.optional(z.record(z.string(), z.unknown())),
});

/** More than a page makes before it is shown. */
const mostCalls = 10;

/** What the renderer answers: code of apps wrote all of it. */
export const drawnPage = z.object({
  html: z.string(),
  head: z.optional(pageHead),
  /** Calls without an answer, as a manifest writes them. */
  unanswered: z.optional(z.array(z.string().check(z.startsWith('/api/'))).check(z.maxLength(mostCalls))),
});

export type DrawnPage = z.infer<typeof drawnPage>;
export type PageHead = z.infer<typeof pageHead>;
