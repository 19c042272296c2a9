import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { isWebAddress, optionalText } from './fields.ts';
import { requiredLine } from './line.ts';
import { momentField } from './moment.ts';
import { clockField, clocksInOrder, endsLater } from './shown-window.ts';

const { content: most } = limits;

const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.address.max, messages.tooLong),
    z.regex(/^[^\s\p{C}]*$/u, messages.pattern),
  );

/** Accepts paths of this site only. Browsers read '/\\' like '//', which starts an address of another site. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

const announcement = {
  title: requiredLine(most.title),
  text: optionalText(most.introduction),
  /** A path of this site, or a full address. */
  link: z.optional(
    z.nullable(
      address.check(
        z.refine((link) => link === '' || isOwnPath(link) || isWebAddress(link), messages.pattern),
      ),
    ),
  ),
};

export const bannerForm = z
  .strictObject({
    ...announcement,
    from: momentField,
    to: momentField,
    hiddenOn: z.optional(
      z.array(address.check(z.regex(/^\//, messages.pattern))).check(z.maxLength(20, messages.tooLong)),
    ),
  })
  .check(endsLater);

/** The banner as a person types it, with the times of a clock in mainland Spain. */
export const bannerAnswers = z
  .strictObject({ ...announcement, from: clockField, to: clockField })
  .check(clocksInOrder);

export type BannerForm = z.output<typeof bannerForm>;
export type BannerAnswers = z.input<typeof bannerAnswers>;
