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
const mostCalls = 20;

/** Calls that had no response, in the notation of manifests. */
const unanswered = z.array(z.string().check(z.startsWith('/api/'))).check(z.maxLength(mostCalls));

const renderedPage = z.object({
  html: z.string(),
  head: z.optional(pageHead),
  unanswered: z.optional(unanswered),
  /** Names of the chunks that it was rendered with besides that of the page. */
  parts: z.optional(z.array(z.string())),
  /** Id of the user for whom it was rendered; absent for a visitor without a session. */
  person: z.optional(z.number()),
  /** True when the page says that this user may not open it. */
  isRefused: z.optional(z.boolean()),
});

/**
 * Response of the renderer: a page, the address that it leads this user to, or the calls that it needs first. Validated,
 * because code of apps wrote all of it.
 */
export const rendererAnswer = z.union([
  renderedPage,
  z.object({ leadsTo: z.string().check(z.regex(/^\/(?![/\\])/)) }),
  z.object({ unanswered }),
]);

export type RendererAnswer = z.infer<typeof rendererAnswer>;

type RenderedPage = z.infer<typeof renderedPage>;

/** Page for visitors without a session. It has nothing personal, so it may be kept. */
export type DrawnPage = RenderedPage & { person?: undefined };

/** Page of one user. No cache accepts it: those take a `DrawnPage`. */
export type PersonalDrawnPage = RenderedPage & { person: number };

export const isForVisitors = (page: RenderedPage): page is DrawnPage => page.person === undefined;
export const isFor = (page: RenderedPage, person: number): page is PersonalDrawnPage =>
  page.person === person;
export type PageHead = z.infer<typeof pageHead>;
