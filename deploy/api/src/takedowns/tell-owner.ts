import { alertEvents } from '@puente/contract/constants/alert-kinds';
import type { TakedownDecision, TakedownKind, TakedownReason } from '@puente/contract/constants/takedowns';
import type { TakedownId } from '@puente/contract/ids';
import { answerToTakedown, statementOfTakedown } from '@puente/contract/takedown-statement';
import { tellPeople } from '../alerts/tell.ts';
import type { Database } from '../db/connect.ts';
import { type Html, html } from '../mail/html.ts';
import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import type { Post } from '../mail/post.ts';
import { subjectOf } from '../mail/subject.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { notify } from '../messages/notify.ts';
import type { Locked } from './records.ts';

export interface News {
  takedown: TakedownId;
  kind: TakedownKind;
  record: Locked;
  event: 'takenDown' | TakedownDecision;
  reason: TakedownReason;
  words: string | null;
}

const alertOf = { takenDown: 'takenDown', upheld: 'takedownUpheld', lifted: 'takedownLifted' } as const;

const paragraphsOf = ({ event, kind, record: { title }, reason, words }: News): string[] =>
  event === 'takenDown'
    ? statementOfTakedown({ kind, title, reason, words })
    : answerToTakedown({ kind, title, words }, event);

const actionLabel: Readonly<Record<News['event'], string>> = {
  takenDown: 'Ver el motivo y presentar una objeción',
  upheld: 'Ver la respuesta',
  lifted: 'Ver la respuesta',
};

export const takedownMail = (
  name: string,
  news: News,
  publicUrl: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectOf((title) => alertEvents[alertOf[news.event]].says(title), news.record.title),
    greeting: greetingTo(name),
    paragraphs: paragraphsOf(news),
    action: { label: actionLabel[news.event], url: `${publicUrl}${pathOf(news)}` },
    notes: foot,
  });

const inParagraphs = (texts: readonly string[]): Html =>
  texts.reduce<Html>(
    (all, text) =>
      html`${all}
        <p>${text}</p>`,
    html``,
  );

const pathOf = ({ takedown }: News): string => `/retiradas/${takedown}`;

/** Notifies the owner of a record, on the platform and by mail. An author who has left has no address. */
export async function tellOwner(tx: Database, post: Post, news: News): Promise<void> {
  const { organizationId, studentId, title } = news.record;
  const event = alertOf[news.event];
  if (organizationId !== null)
    await tellPeople(tx, post, {
      organizationId,
      event,
      about: title,
      path: pathOf(news),
      mailFor: (name, foot) => takedownMail(name, news, post.publicUrl, foot),
    });
  if (studentId === null) return;
  const told = await notify(tx, {
    studentIds: [studentId],
    kind: 'work_visibility',
    subject: alertEvents[event].says(title),
    message: html`${inParagraphs(paragraphsOf(news))}
      <p><a href="${pathOf(news)}">${actionLabel[news.event]}</a></p>`,
  });
  await mailAtOnce(tx, post, told, {
    stops: 'email',
    mailFor: (name, foot) => takedownMail(name, news, post.publicUrl, foot),
  });
}
