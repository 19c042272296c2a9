import type { ApplicationId } from '@puente/contract/ids';
import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { type Subject, subjectLine } from '../mail/subject.ts';

/** To an organisation's people: a student has applied. The student's name is shown on the platform only. */
export const newApplicationMail = (
  name: string,
  project: string,
  url: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectLine`Nueva solicitud: ${project}`,
    greeting: greetingTo(name),
    paragraphs: [
      `Has recibido una solicitud para el proyecto «${project}».`,
      'Cuanto antes respondas, más fácil es que la persona siga disponible.',
    ],
    action: { label: 'Ver la solicitud', url },
    notes: foot,
  });

const days = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'Europe/Madrid' });

interface SentApplication {
  id: ApplicationId;
  project: string;
  organization: string;
  /** End of the day by which the organisation promised to answer. */
  answerDue: Date;
}

/** Sentence about the next steps, for the communication centre and the mail. */
export const whatFollows = ({ answerDue }: Pick<SentApplication, 'answerDue'>): string =>
  `Dijo que responde como tarde el ${days.format(answerDue)}. Te avisaremos en cuanto lo haga.`;

/** To a student: the application that they sent has arrived. */
export const applicationSentMail = (
  name: string,
  application: SentApplication,
  publicUrl: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectLine`Solicitud enviada: ${application.project}`,
    greeting: greetingTo(name),
    paragraphs: [
      `${application.organization} ha recibido tu solicitud para el proyecto «${application.project}».`,
      whatFollows(application),
    ],
    action: { label: 'Ver mi solicitud', url: `${publicUrl}/profile/applications/${application.id}` },
    notes: foot,
  });

interface DecisionNews {
  subject: Subject;
  /** Sentence about the organisation's decision. */
  says: string;
  reason: string | null;
  /** Sentence about the student's next steps. */
  next: string;
  /** Application that was answered. When undefined, the mail links to the list of applications. */
  application: ApplicationId | undefined;
}

/** To a student: the current status of their application. */
export const decisionMail = (
  name: string,
  { subject, says, reason, next, application }: DecisionNews,
  publicUrl: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject,
    greeting: greetingTo(name),
    paragraphs: [says, ...(reason === null ? [] : [`«${reason}»`]), next],
    action: {
      label: 'Ver mi solicitud',
      url: `${publicUrl}/profile${application === undefined ? '?section=applys' : `/applications/${application}`}`,
    },
    notes: foot,
  });

interface OwedAnswer {
  organization: string;
  waiting: number;
  /** End of the day by which the first student expects the answer; null for today. */
  until: Date | null;
  url: string;
}

/** To an organisation's people: the day by which they promised an answer is near, or has come. */
export function answerDueMail(
  name: string,
  { organization, waiting, until, url }: OwedAnswer,
  foot: Content['notes'],
): MailContent {
  const people = waiting === 1 ? 'Una persona espera' : `${waiting} personas esperan`;
  const day = until === null ? 'hoy' : `antes de que acabe el ${days.format(until)}`;
  return composeMail({
    subject: subjectLine`${people} tu respuesta ${until === null ? 'hoy' : `antes del ${days.format(until)}`}`,
    greeting: greetingTo(name),
    paragraphs: [
      `${organization} dijo en cuántos días responde a quien solicita sus proyectos. ${people} esa respuesta ${day}.`,
      'Aunque no encajen, una respuesta les ayuda a seguir buscando.',
    ],
    action: { label: 'Ver las solicitudes', url },
    notes: [
      'Cuando una organización ha recibido 5 solicitudes, su página muestra cuántas responde a tiempo.',
      ...foot,
    ],
  });
}

/** To an organisation's people, a week after the day by which they had promised an answer. */
export const unansweredMail = (
  name: string,
  organization: string,
  waiting: number,
  url: string,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject:
      waiting === 1
        ? subjectLine`Una persona espera tu respuesta`
        : subjectLine`${waiting} personas esperan tu respuesta`,
    greeting: greetingTo(name),
    paragraphs: [
      waiting === 1
        ? `Hace más de una semana que terminó el plazo en que ${organization} dijo que respondería a una persona, y todavía no tiene respuesta.`
        : `Hace más de una semana que terminó el plazo en que ${organization} dijo que respondería a ${waiting} personas, y todavía no tienen respuesta.`,
      'Aunque no encajen, una respuesta les ayuda a seguir buscando.',
    ],
    action: { label: 'Ver las solicitudes', url },
    notes: ['Te escribimos como mucho una vez a la semana por organización.', ...foot],
  });

/** To a student, before an unfinished application is removed. */
export const staleDraftMail = (name: string, project: string, days: number, url: string): MailContent =>
  composeMail({
    subject: subjectLine`Tu solicitud sigue en borrador`,
    greeting: greetingTo(name),
    paragraphs: [
      `Hace meses que empezaste a solicitar el proyecto «${project}» y no la has enviado.`,
      `Si no la tocas, la borraremos dentro de ${days} días.`,
    ],
    action: { label: 'Terminar mi solicitud', url },
    notes: ['Si ya no te interesa, no tienes que hacer nada.'],
  });
