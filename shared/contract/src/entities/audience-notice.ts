import * as z from 'zod/mini';
import { noticeStateCodes } from '../constants/audience-notices.ts';
import { noticeKinds } from '../constants/message-kinds.ts';
import { situationCodes } from '../constants/situations.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';

/** Students whom a notice is for. An empty list narrows nothing, and a student fits when each list has one of theirs. */
export const noticeAudience = z.object({
  universities: z.array(ids.university),
  studyAreas: z.array(ids.studyArea),
  campaigns: z.array(ids.campaign),
  situations: z.array(z.enum(situationCodes)),
});

/** A notice to students whom staff choose. */
export const audienceNotice = z.object({
  id: ids.audienceNotice,
  ...stamps,
  kind: z.enum(noticeKinds),
  title: z.string(),
  /** HTML of the parts that messages may have. Clients sanitise it all the same. */
  text: z.string(),
  /** Path of a page of this site, which the notice leads to. */
  link: nullableText,
  linkText: nullableText,
  audience: noticeAudience,
  state: z.enum(noticeStateCodes),
  /** Planned moment of the start; null when it started at once. */
  startsAt: z.nullable(moment),
  /** Moment of the first step. */
  startedAt: z.nullable(moment),
  /** Moment at which everybody had been told. */
  finishedAt: z.nullable(moment),
  /** Students of the audience at the start, as far as one could know. */
  people: z.int(),
  /** Students who have the notice among their messages. */
  told: z.int(),
  /** Students of those whom it was mailed to as well. */
  mailed: z.int(),
  /** Mails that the mail server did not take so far. */
  undelivered: z.int(),
  /** Students who do not want this kind of notice. */
  declined: z.int(),
  /** Students who had got another notice of this kind within `noticeLimits.hoursApart`. */
  rested: z.int(),
});

/** Number of students whom a notice would reach now. */
export const noticeReach = z.object({
  /** Students who fit the audience. */
  people: z.int(),
  /** Those of them who would get it. */
  told: z.int(),
  /** Those of them who would get it by mail, too. */
  mailed: z.int(),
  declined: z.int(),
  rested: z.int(),
});

/** A notice as its recipients will get it. */
export const noticePreview = z.object({
  /** Message of the communication centre, as HTML. */
  message: z.string(),
  mail: z.object({ subject: z.string(), text: z.string() }),
});

export type NoticeAudience = z.infer<typeof noticeAudience>;
export type AudienceNotice = z.infer<typeof audienceNotice>;
export type NoticeReach = z.infer<typeof noticeReach>;
export type NoticePreview = z.infer<typeof noticePreview>;
