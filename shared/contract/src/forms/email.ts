import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * Dot-atom of at most 64 characters at a domain of two labels or more, in ASCII. zod's own patterns refuse valid addresses, or take
 * `.ana@ejemplo.es` and `a..b@ejemplo.es`. No such address is read as a list or as a name with an address.
 */
const address = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\d+$)${label}$`, 'i');

/** An e-mail address, lower-cased. Spaces around it are dropped; other white space belongs to no address. */
const emailText = (empty: string, wrong: string) =>
  z
    .string()
    .check(
      z.regex(/^[^\p{Cc}\u2028\u2029\uFEFF]*$/u, wrong),
      z.trim(),
      z.minLength(1, empty),
      z.maxLength(limits.email.max, wrong),
      z.regex(address, wrong),
      z.toLowerCase(),
    );

/** Not in the file of the registration, so that pages that need only an address do not load it. */
export const emailField = emailText(messages.requiredShort, messages.email);

export const loginEmailField = emailText(messages.loginEmail, messages.loginEmail);

/** Tells whether a stored address obeys the rule, and so can be handed to a mail server. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= limits.email.max && address.test(text);
