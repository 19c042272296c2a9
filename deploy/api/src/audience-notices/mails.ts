import { messageKinds } from '@puente/contract/constants/message-kinds';
import { type Html, html as markup } from '../mail/html.ts';
import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';
import { readNoticeParts } from './notice-parts.ts';
import type { AudienceNoticeRow } from './policy.ts';
import { htmlOfNotice, textOfNotice } from './write-notice.ts';

export type NoticeText = Pick<AudienceNoticeRow, 'kind' | 'title' | 'text' | 'link' | 'linkText'>;

/** Message of the communication centre: the text, and the link at its end. */
export function noticeMessage({ text, link, linkText }: NoticeText): Html {
  const written = htmlOfNotice(readNoticeParts(text));
  return link === null ? written : markup`${written}<p><a href="${link}">${linkText ?? 'Ver más'}</a></p>`;
}

/** Mail with a notice. @param foot footer with the unsubscribe links */
export function noticeMail(
  { kind, title, text, link, linkText }: NoticeText,
  name: string,
  publicUrl: string,
  foot: Content['notes'],
): MailContent {
  const parts = readNoticeParts(text);
  return composeMail({
    subject: subjectLine`${title}`,
    greeting: greetingTo(name),
    paragraphs: [],
    ...(parts.length > 0 && {
      formatted: { text: textOfNotice(parts, publicUrl), html: htmlOfNotice(parts, publicUrl) },
    }),
    action:
      link === null
        ? { label: 'Ver mis comunicaciones', url: `${publicUrl}/profile?section=notifications` }
        : { label: linkText ?? 'Ver más', url: publicUrl + link },
    notes: [`Recibes este correo porque en tu perfil pediste «${messageKinds[kind]}».`, ...foot],
  });
}

/** Mail with which a member of staff tries a notice. It reaches nobody else, so that it has no unsubscribe links. */
export function noticeTestMail(notice: NoticeText, name: string, publicUrl: string): MailContent {
  const foot = [
    'Esto es una prueba: nadie más la ha recibido. En su lugar van los enlaces para darse de baja.',
  ];
  const mail = noticeMail(notice, name, publicUrl, foot);
  return { ...mail, subject: subjectLine`Prueba: ${notice.title}` };
}
