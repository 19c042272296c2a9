import * as z from 'zod/mini';

/**
 * Head of a page, as the app sets it with `usePageHead` of the platform. Types cannot be shared between the two builds.
 */
const pageHead = z.object({
  title: z.string(),
  /** Earlier releases send the title only. */
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

/** Upper limit of calls: no page makes more before it is shown. */
const mostCalls = 10;

/** Response of the renderer. Validated, because code of apps wrote all of it. */
export const drawnPage = z.object({
  html: z.string(),
  head: z.optional(pageHead),
  /** Calls that had no response, in the notation of manifests. */
  unanswered: z.optional(z.array(z.string().check(z.startsWith('/api/'))).check(z.maxLength(mostCalls))),
});

export type DrawnPage = z.infer<typeof drawnPage>;
export type PageHead = z.infer<typeof pageHead>;
