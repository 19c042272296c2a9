import type { Database } from '../db/connect.ts';
import { html } from '../mail/html.ts';
import type { Post } from '../mail/post.ts';
import { mailAtOnce } from '../messages/mail-at-once.ts';
import { notify } from '../messages/notify.ts';
import type { WorkRow } from './columns.ts';
import { teamPath, whatToDo, workHiddenMail, workShownMail } from './mails.ts';
import { isInRepository } from './policy.ts';

type Hidden = Pick<WorkRow, 'id' | 'studentId' | 'title' | 'publishedAt' | 'hiddenAt' | 'hidingReason'>;

/**
 * Notifies the author of a work that the team has hidden it or shows it again, in the communication centre and by mail.
 */
export async function tellAuthor(tx: Database, post: Post, work: Hidden): Promise<void> {
  if (work.studentId === null) return;
  if (work.hiddenAt === null && !isInRepository(work)) return;
  const { subject, message } = work.hiddenAt === null ? newsOfShowing(work) : newsOfHiding(work);
  const told = await notify(tx, {
    studentIds: [work.studentId],
    kind: 'work_visibility',
    subject,
    message,
  });
  const { publicUrl } = post;
  const about = { title: work.title, url: `${publicUrl}/tfx/${work.id}`, publicUrl };
  await mailAtOnce(tx, post, told, {
    stops: 'email',
    mailFor: (name, foot) =>
      work.hiddenAt === null
        ? workShownMail(name, about, foot)
        : workHiddenMail(name, about, work.hidingReason, foot),
  });
}

const newsOfHiding = ({ id, title, hidingReason }: Hidden) => ({
  subject: `Hemos ocultado tu trabajo: ${title}`,
  message: html`<p>Hemos ocultado tu trabajo <a href="/tfx/${id}">«${title}»</a>.</p>
    ${hidingReason === null ? '' : html`<p>Motivo: «${hidingReason}»</p>`}
    <p>${whatToDo}</p>
    <p><a href="${teamPath}">Escribir al equipo</a></p>`,
});

const newsOfShowing = ({ id, title }: Hidden) => ({
  subject: `Tu trabajo vuelve a verse: ${title}`,
  message: html`<p>Tu trabajo <a href="/tfx/${id}">«${title}»</a> vuelve a verse en el repositorio.</p>`,
});
