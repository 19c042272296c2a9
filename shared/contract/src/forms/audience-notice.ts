import * as z from 'zod/mini';
import { noticeLimits } from '../constants/audience-notices.ts';
import { noticeKinds } from '../constants/message-kinds.ts';
import { situationCodes } from '../constants/situations.ts';
import type { NoticeAudience } from '../entities/audience-notice.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { momentOfClock } from '../moment-in-spain.ts';
import { choice, reference } from './fields.ts';
import { line, requiredLine, text } from './line.ts';
import { momentField } from './moment.ts';

const most = noticeLimits;
/** Messages of the form that no other form has. Only pages of staff load them. */
export const noticeMessages = {
  plannedTooEarly: 'Esa hora ya ha pasado. Para enviarlo ahora, elige «Ahora».',
  plannedTooLate: `Elige un día de los próximos ${most.plannedDays}.`,
  link: 'Escribe la dirección de una página de esta web, que empieza por /. Por ejemplo, /projects.',
  withoutText: 'Escribe el texto del aviso antes de enviarlo.',
} as const;
const day = 24 * 60 * 60 * 1000;

const chosen = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(most.chosen, messages.tooLong));

export const audienceFields = z.strictObject({
  universities: chosen(reference<'university'>()),
  studyAreas: chosen(reference<'studyArea'>()),
  campaigns: chosen(reference<'campaign'>()),
  situations: chosen(choice(situationCodes)),
});

/** Every student. */
export const everyStudent: NoticeAudience = {
  universities: [],
  studyAreas: [],
  campaigns: [],
  situations: [],
};

/** A path of this site. Browsers read '/\\' like '//', which starts an address of another site. */
const ownPath = line(limits.address.max).check(
  z.refine((path) => path === '' || /^\/(?![/\\])\S*$/.test(path), noticeMessages.link),
);

/** Notice as its author writes it. The text may be missing in a draft, and not at the start. */
export const noticeForm = z.strictObject({
  kind: choice(noticeKinds),
  title: requiredLine(most.title),
  /** HTML. The server keeps the parts that messages may have. */
  text: text(most.text),
  link: ownPath,
  linkText: line(most.linkText),
  audience: audienceFields,
});

/** First answers about a notice. Its page asks for the rest. */
export const newNotice = z.pick(noticeForm, { kind: true, title: true });

export const noticeChanges = z.partial(noticeForm);

export type NoticeForm = z.output<typeof noticeForm>;
export type NoticeChanges = z.output<typeof noticeChanges>;

/** Start of a notice: now, or at a planned moment. */
export const noticeStart = z.strictObject({
  startsAt: z.nullable(
    momentField.check(
      z.refine((moment) => new Date(moment).getTime() > Date.now(), noticeMessages.plannedTooEarly),
      z.refine(
        (moment) => new Date(moment).getTime() < Date.now() + most.plannedDays * day,
        noticeMessages.plannedTooLate,
      ),
    ),
  ),
});

export type NoticeStart = z.output<typeof noticeStart>;

/**
 * Explains why a clock in mainland Spain, yyyy-MM-ddTHH:mm, cannot be the planned start; null if it can be.
 * @returns the message of its field
 */
export function plannedStartProblem(clock: string): string | null {
  const moment = momentOfClock(clock);
  if (moment === null) return messages.noSuchTime;
  const checked = noticeStart.safeParse({ startsAt: moment.toISOString() });
  return checked.success ? null : (checked.error.issues[0]?.message ?? messages.pattern);
}
