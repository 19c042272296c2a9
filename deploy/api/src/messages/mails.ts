import { brand } from '@puente/contract/brand';
import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';
import { unsubscribePage } from '../mail/unsubscribing.ts';

/** Footer of every notification mail to a student: the links to the preferences and to unsubscribe. */
export const studentFoot = (publicUrl: string, token: string): Content['notes'] => [
  { text: 'Elegir qué avisos recibo', url: `${publicUrl}/profile?section=notifications` },
  stopNote(publicUrl, token),
];

export const stopNote = (publicUrl: string, token: string): Content['notes'][number] => ({
  text: 'Dejar de recibir estos correos',
  url: publicUrl + unsubscribePage({ messages: token }),
});

/** Content of a student's digest. */
export interface Digest {
  /** One sentence for each message. */
  news: readonly string[];
  /** Titles of new projects that match. */
  projects: readonly string[];
}

export const digestMail = (
  name: string,
  { news, projects }: Digest,
  publicUrl: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject:
      news.length > 0
        ? subjectLine`Novedades en tus solicitudes de ${brand.name}`
        : subjectLine`Proyectos nuevos para ti en ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      ...news,
      ...(projects.length > 0
        ? ['Estos proyectos nuevos encajan con tu perfil:', ...projects.map((title) => `· ${title}`)]
        : []),
    ],
    action:
      news.length > 0
        ? { label: 'Ver mis solicitudes', url: `${publicUrl}/profile?section=applys` }
        : { label: 'Ver proyectos', url: `${publicUrl}/projects` },
    notes: foot,
  });
