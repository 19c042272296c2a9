import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { type Subject, subjectLine } from '../mail/subject.ts';
import { unsubscribePage } from '../mail/unsubscribing.ts';

/**
 * Footer of every mail to an organisation's people: a link to their alert settings, and a one-click unsubscribe link.
 */
export const alertFoot = (publicUrl: string, token: string): Content['notes'] => [
  'Recibes este correo porque gestionas los proyectos de tu organización.',
  { text: 'Elegir de qué te avisamos y cada cuánto', url: `${publicUrl}/organizations/alerts` },
  {
    text: 'Dejar de recibir estos correos',
    url: publicUrl + unsubscribePage({ alerts: token }),
  },
];

interface News {
  subject: Subject;
  says: string;
  action: Content['action'];
}

/** Mail for news that need only one sentence. */
export const alertMail = (
  name: string,
  { subject, says, action }: News,
  foot: Content['notes'],
): MailContent =>
  composeMail({ subject, greeting: greetingTo(name), paragraphs: [says], action, notes: foot });

export interface UnansweredProject {
  title: string;
  url: string;
  waiting: number;
  fresh: number;
  /** Days since the first of them was sent. */
  days: number;
}

/** Summary of unanswered applications, by project. */
export function applicationDigestMail(
  name: string,
  { projects, more, publicUrl }: { projects: readonly UnansweredProject[]; more: number; publicUrl: string },
  foot: Content['notes'],
): MailContent {
  const fresh = projects.reduce((sum, project) => sum + project.fresh, 0);
  return composeMail({
    subject:
      fresh === 1
        ? subjectLine`1 solicitud nueva sin responder`
        : subjectLine`${fresh} solicitudes nuevas sin responder`,
    greeting: greetingTo(name),
    paragraphs: ['Esto es lo que espera tu respuesta:'],
    links: projects.map(({ title, url, ...counts }) => ({ label: title, url, facts: factsOf(counts) })),
    action: {
      label: more > 0 ? `Ver estos y ${more} proyectos más` : 'Ver mis proyectos',
      url: `${publicUrl}/organizations`,
    },
    notes: foot,
  });
}

const factsOf = ({ waiting, fresh, days }: Omit<UnansweredProject, 'title' | 'url'>): string =>
  [
    waiting === 1 ? '1 sin responder' : `${waiting} sin responder`,
    ...(fresh > 0 ? [fresh === 1 ? '1 nueva' : `${fresh} nuevas`] : []),
    ...(days > 0 ? [`la más antigua de hace ${days === 1 ? '1 día' : `${days} días`}`] : []),
  ].join(' · ');
