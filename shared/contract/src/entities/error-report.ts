import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/** Phase in which the error occurred: loading a part of an app, a call to the API, rendering the page, or code that ran later. */
export const errorPhases = [
  'entry',
  'pages',
  'page',
  'style',
  'chunk',
  'call',
  'render',
  'script',
  'promise',
] as const;

const shaped = (shape: RegExp) => z.string().check(z.regex(shape, messages.pattern));

/**
 * Report of an unexpected error in a browser. It has no message, no stack and no query. Every field has a narrow shape, so that no personal
 * data, no input and no address with an id can get into a log.
 */
export const errorReport = z.strictObject({
  /** Reference that the user can quote. Without I, L, O or U, so that it can be read out on the telephone. */
  reference: shaped(/^[0-9A-HJKMNP-TV-Z]{6}$/),
  /** The app, or `shell`, and its version in the release set of that page view. */
  app: shaped(/^[a-z][a-z-]{0,39}$/),
  version: shaped(/^[\w.+-]{1,80}$/),
  phase: z.enum(errorPhases, { error: messages.unknownChoice }),
  /** Name of the route, never its address. */
  route: z.optional(shaped(/^[a-z][A-Za-z0-9]{0,59}$/)),
  /** Class of the error: `TypeError`. */
  error: z.optional(shaped(/^[A-Za-z]\w{0,59}$/)),
  /**
   * Cause of the error. For a file that did not load: `timeout`, `integrity`, `network`, `invalid`. For a call: its code in the catalogue.
   */
  reason: z.optional(shaped(/^[A-Za-z]{1,40}$/)),
  /** HTTP status of a call. */
  status: z.optional(z.int().check(z.minimum(0, messages.pattern), z.maximum(599, messages.pattern))),
  /** Position in one of our published files: `main.3f2a.js:1:2345`. */
  at: z.optional(shaped(/^[\w.~-]{1,120}:\d{1,7}:\d{1,7}$/)),
});

export type ErrorReport = z.infer<typeof errorReport>;
export type ErrorPhase = ErrorReport['phase'];
