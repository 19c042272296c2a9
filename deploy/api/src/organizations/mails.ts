import { brand } from '@puente/contract/brand';
import { invitationDays } from '@puente/contract/constants/joinings';
import type { OrganizationId } from '@puente/contract/ids';
import {
  composeMail,
  type Content,
  greetingTo,
  isLikeAddress,
  type MailContent,
} from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';

interface Joining {
  organization: string;
  organizationId: OrganizationId;
  publicUrl: string;
}

/** Path of the page on which an organisation's people decide about requests to join. */
export const peoplePath = (organizationId: OrganizationId): string =>
  `/organizations/${organizationId}/manage?section=people`;

/** To an organisation's people: a person asks to act for it. */
export const joinRequestMail = (
  name: string,
  person: { name: string; email: string },
  joining: Joining,
  foot: Content['notes'],
): MailContent =>
  composeMail({
    subject: subjectLine`Alguien pide unirse a ${joining.organization}`,
    greeting: greetingTo(name),
    paragraphs: [
      `${person.name} (${person.email}) pide unirse a ${joining.organization}. Si le aceptas, podrá publicar proyectos y leer solicitudes como tú.`,
      'Acepta solo a quien conozcas.',
    ],
    action: { label: 'Ver la petición', url: `${joining.publicUrl}${peoplePath(joining.organizationId)}` },
    notes: foot,
  });

/** To the person who asked to join. */
export const joinAnswerMail = (name: string, accepted: boolean, joining: Joining): MailContent =>
  composeMail({
    subject: accepted
      ? subjectLine`Ya formas parte de ${joining.organization}`
      : subjectLine`Sobre tu petición a ${joining.organization}`,
    greeting: greetingTo(name),
    paragraphs: accepted
      ? [`Te han aceptado en ${joining.organization}. Ya puedes publicar proyectos y leer sus solicitudes.`]
      : [
          `${joining.organization} no ha aceptado tu petición para unirte. Si crees que es un error, habla con sus responsables.`,
        ],
    action: accepted
      ? { label: 'Ver los proyectos', url: `${joining.publicUrl}/organizations` }
      : { label: 'Crear una organización', url: `${joining.publicUrl}/organizations/create` },
    notes: ['Recibes este mensaje porque pediste unirte.'],
  });

/** Page on which a removed person objects to the platform's team. */
export const objectionPath = '/chat?conversation=team';

/** To a person whom another person has removed from the organisation. */
export const removedMail = (
  name: string,
  by: string,
  { organization, publicUrl }: Omit<Joining, 'organizationId'>,
): MailContent =>
  composeMail({
    subject: subjectLine`Ya no gestionas ${organization}`,
    greeting: greetingTo(name),
    paragraphs: [
      `${by} te ha quitado de las personas que gestionan ${organization}. Ya no puedes publicar sus proyectos ni leer sus solicitudes.`,
      'Si crees que es un error, o que alguien actúa sin permiso, escríbenos: lo miramos y podemos deshacerlo.',
    ],
    action: { label: 'Escribir al equipo', url: `${publicUrl}${objectionPath}` },
    notes: ['Recibes este mensaje porque gestionabas la organización.'],
  });

/**
 * To an address that an organisation's people typed. Leaves out names that look like an address: otherwise a stranger
 * could use our mail to carry a link.
 */
export const invitationToJoinMail = (inviter: string, { organization, publicUrl }: Joining): MailContent => {
  const who = isLikeAddress(inviter) ? 'Una persona' : inviter;
  const where = isLikeAddress(organization) ? 'su organización' : organization;
  return composeMail({
    subject: subjectLine`Te invitan a gestionar ${where} en ${brand.name}`,
    greeting: 'Hola:',
    paragraphs: [
      `${who} te invita a gestionar ${where} en ${brand.name}: publicar proyectos y leer las solicitudes de estudiantes.`,
      'Entra con esta dirección, o crea con ella una cuenta de organización, y acepta la invitación.',
    ],
    action: { label: 'Ver la invitación', url: `${publicUrl}/invitacion` },
    notes: [
      `La invitación caduca en ${invitationDays} días.`,
      'Si no conoces a esta persona, no tienes que hacer nada.',
    ],
  });
};
