import { alertEvents } from '@puente/contract/constants/alert-kinds';
import { type WithdrawalReason, withdrawalReasons } from '@puente/contract/constants/verification';
import { composeMail, type Content, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectOf } from '../mail/subject.ts';
import type { OrganizationRow } from '../organizations/policy.ts';

/** Decisions of staff about an organisation. The history and the alerts use the same names. */
export type Decision = 'verified' | 'unverified' | 'talentGiven' | 'talentWithdrawn';

export interface Reason {
  reason?: WithdrawalReason | undefined;
  /** Words of staff in addition to the reason, or in its place for `other`. */
  words?: string | null | undefined;
}

/** Page that the alert and the mail lead to. */
export const decisionPath = (decision: Decision, { id }: Pick<OrganizationRow, 'id'>): string =>
  decision === 'talentGiven'
    ? '/spaces/organizations/talent'
    : `/organizations/${id}/manage?section=verification`;

/** The reason as one line each; nothing for older clients that send none. */
export const reasonLines = ({ reason, words }: Reason): string[] => [
  ...(reason === undefined || reason === 'other' ? [] : [`Motivo: ${withdrawalReasons[reason]}`]),
  ...(words ? [words] : []),
];

const textsOf: Record<Decision, (organization: OrganizationRow, why: Reason) => string[]> = {
  verified: ({ name }) => [
    `Hemos comprobado los datos de ${name}: desde ahora lleva la marca de organización verificada.`,
    'Ya ves los datos de contacto de quienes preseleccionas, en cuanto lo saben, y puedes escribir a quienes se interesan por tus oportunidades.',
  ],
  unverified: ({ name, talentAccess }, why) => [
    `Hemos retirado la marca de organización verificada a ${name}.`,
    ...reasonLines(why),
    `Dejas de ver los datos de contacto de estudiantes${talentAccess ? ' y de tener acceso al Talent Corner' : ''}. Tus proyectos siguen publicados.`,
    'En su página ves qué hacer para recuperarla.',
  ],
  talentGiven: ({ name }) => [
    `${name} ya puede usar el Talent Corner: busca entre estudiantes que quieren que les encuentren e invítales a tus proyectos.`,
  ],
  talentWithdrawn: ({ name }, why) => [
    `Hemos retirado a ${name} el acceso al Talent Corner.`,
    ...reasonLines(why),
    'Tu organización sigue verificada, y tus proyectos siguen publicados.',
  ],
};

/** Mail to a person of the organisation about a decision. Staff see the same one before they decide. */
export const decisionMail = (
  person: string,
  decision: Decision,
  organization: OrganizationRow,
  { why, publicUrl, foot }: { why: Reason; publicUrl: string; foot: Content['notes'] },
): MailContent =>
  composeMail({
    subject: subjectOf(alertEvents[decision].says, organization.name),
    greeting: greetingTo(person),
    paragraphs: textsOf[decision](organization, why),
    action: {
      label: decision === 'talentGiven' ? 'Abrir el Talent Corner' : 'Ver la verificación',
      url: `${publicUrl}${decisionPath(decision, organization)}`,
    },
    notes: foot,
  });
