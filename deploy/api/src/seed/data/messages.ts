import type { MessageKind } from '@puente/contract/constants/message-kinds';
import type { Status } from '@puente/contract/constants/statuses';
import { type Html, html } from '../../mail/html.ts';

/** Titles of the projects in the demo student's messages. */
export interface Subjects {
  preselected: string;
  selected: string;
  notSelected: string;
  saved: string;
  fresh: readonly string[];
}

export interface SeededMessage {
  kind: MessageKind;
  hoursAgo: number;
  subject: string;
  message: Html;
}

/** Message about an organisation's answer to an application. */
export function answerAbout(status: Status, title: string): Omit<SeededMessage, 'hoursAgo'> {
  if (status === 'preselected') {
    return {
      kind: 'pre_selected',
      subject: 'Te han preseleccionado',
      message: html`<p>La organización de <strong>${title}</strong> ha preseleccionado tu solicitud. A partir de ahora puede ver tu correo electrónico y tu teléfono.</p><p>Ten a mano tus horarios: lo habitual es que te escriban en unos días.</p>`,
    };
  }
  if (status === 'selected') {
    return {
      kind: 'selected',
      subject: 'Te han seleccionado',
      message: html`<p>Enhorabuena: vas a hacer <strong>${title}</strong>. La organización te escribirá para acordar el comienzo.</p>`,
    };
  }
  return {
    kind: 'not_selected',
    subject: 'Esta vez no ha podido ser',
    message: html`<p>La organización de <strong>${title}</strong> no sigue adelante con tu solicitud. Gracias por presentarte: tu solicitud sigue guardada.</p>`,
  };
}

/** One message of each kind, the newest first. The first three are unread. */
export const messagesAbout = ({ preselected, selected, notSelected, saved, fresh }: Subjects): readonly SeededMessage[] => [
  { hoursAgo: 2, ...answerAbout('preselected', preselected) },
  {
    kind: 'new_matching_projects',
    hoursAgo: 27,
    subject: 'Proyectos nuevos que encajan contigo',
    message: html`<p>Estos proyectos acaban de publicarse y tratan de lo que te interesa:</p><ul>${joined(fresh.map((title) => html`<li>${title}</li>`))}</ul>`,
  },
  {
    kind: 'u4i_advice',
    hoursAgo: 75,
    subject: 'Cómo acotar el tema de tu TFG',
    message: html`<p>Un buen tema cabe en una pregunta. Escribe qué quieres saber, de quién y para qué, y enséñaselo a tu tutora o tutor antes de empezar a leer.</p>`,
  },
  { hoursAgo: 6 * 24, ...answerAbout('selected', selected) },
  {
    kind: 'save_projects_with_candidates',
    hoursAgo: 9 * 24,
    subject: 'Un proyecto que guardaste recibe solicitudes',
    message: html`<p>Ya hay quien ha solicitado <strong>${saved}</strong>. Si te interesa, no lo dejes para el último día.</p>`,
  },
  { hoursAgo: 12 * 24, ...answerAbout('notSelected', notSelected) },
  {
    kind: 'professional_offers',
    hoursAgo: 20 * 24,
    subject: 'Ofertas y eventos de este mes',
    message: html`<p>Hay organizaciones que buscan gente en prácticas y jornadas abiertas a estudiantes. Míralas en Empresas.</p>`,
  },
  {
    kind: 'save_projects_selected',
    hoursAgo: 26 * 24,
    subject: 'Un proyecto que guardaste ya tiene a alguien',
    message: html`<p>Uno de los proyectos que guardaste ya ha seleccionado a quien lo hará. Hay otros parecidos en la misma organización.</p>`,
  },
  {
    kind: 'u4i_advice',
    hoursAgo: 45 * 24,
    subject: 'Tu perfil está completo',
    message: html`<p>Con tu perfil completo, las organizaciones saben qué estudias y qué te interesa cuando solicitas un proyecto.</p>`,
  },
];

const joined = (parts: readonly Html[]): Html => parts.reduce((all, part) => html`${all}${part}`, html``);
