import type { Application } from '@puente/contract/entities/application';
import { Notice } from '@puente/design-system/notice';

/** Disability of an applicant. The API returns it with the contact data, to inclusive organisations and with the student's consent. */
export function ApplicantInclusion({ student }: Pick<Application, 'student'>) {
  if (student?.disability !== true) return null;
  return (
    <Notice tone="info" title="Discapacidad reconocida superior al 33 %">
      Lo ha dicho para organizaciones que buscan inclusión, y puede retirarlo cuando quiera. Es un dato de
      salud: úsalo solo para hablar con esta persona de lo que necesita para trabajar contigo.
    </Notice>
  );
}
