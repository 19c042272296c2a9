import { isAnswerLate } from '@puente/contract/answer-days';
import type { Status } from '@puente/contract/constants/statuses';
import type { Application } from '@puente/contract/entities/application';
import { dayOf } from '@puente/design-system/project';

const meanings: Readonly<Record<Status, string>> = {
  new: 'La organización ha recibido tu solicitud y aún no la ha valorado.',
  preselected: 'Le interesas a la organización: ya puede ver tus datos de contacto para hablar contigo.',
  selected: 'La organización te ha elegido para este proyecto.',
  // The status does not say whether someone else was chosen.
  notSelected: 'La organización no sigue adelante con tu solicitud. Gracias por presentarte.',
  rejected: 'Esta vez la organización no sigue adelante con tu solicitud. Gracias por presentarte.',
  unavailable: 'El proyecto ha dejado de estar disponible.',
  expired: 'El plazo terminó sin que la organización respondiera.',
  draft: 'Es un borrador: la organización no la ve hasta que la envíes.',
};

/** Explains the status of an application to the student who sent it. Organisations that are not verified get no contact data. */
export function meaningOf(
  { status, answer_due, withdrawnAt }: Pick<Application, 'status' | 'answer_due' | 'withdrawnAt'>,
  organization: { verified?: boolean | undefined } | null | undefined,
): string {
  if (withdrawnAt !== null) return 'Has retirado esta solicitud. La organización ya no la ve.';
  if (answer_due !== null && isAnswerLate({ status, answer_due }))
    return `La organización dijo que respondería como tarde el ${dayOf(answer_due)} y todavía no lo ha hecho. Puedes esperar o retirar tu solicitud.`;
  return status === 'preselected' && organization?.verified === false
    ? 'Le interesas a la organización. Le daremos tus datos de contacto cuando hayamos verificado quién es.'
    : meanings[status];
}

/** Says when a draft was started. */
export const begunOn = ({ createdAt }: Pick<Application, 'createdAt'>): string =>
  `Empezada el ${dayOf(createdAt)}`;
