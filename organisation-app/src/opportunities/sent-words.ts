import { counted } from '@puente/contract/counted';
import type { InterestMessageSent, LeftOutReason } from '@puente/contract/entities/opportunity';
import { limits } from '@puente/contract/limits';

const why: Readonly<Record<LeftOutReason, (count: number) => string>> = {
  notInterested: (count) =>
    count === 1
      ? 'A 1 persona ya no le interesa o ha elegido que no se la encuentre.'
      : `A ${count} personas ya no les interesa o han elegido que no se las encuentre.`,
  sameText: (count) =>
    count === 1
      ? '1 persona ya tenía este mismo mensaje.'
      : `${count} personas ya tenían este mismo mensaje.`,
  tooOften: (count) =>
    count === 1
      ? `A 1 persona ya le has escrito ${limits.interestMessage.unanswered} veces en 24 horas y no ha respondido.`
      : `A ${count} personas ya les has escrito ${limits.interestMessage.unanswered} veces en 24 horas y no han respondido.`,
};

/** Tells to how many a message went, and why not to the others. */
export function sentWords({ written, leftOut }: InterestMessageSent): string {
  const counts = new Map<LeftOutReason, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [
    written.length === 0
      ? 'No se ha enviado a nadie.'
      : `Mensaje enviado a ${counted(written.length, 'persona', 'personas')}.`,
    ...[...counts].map(([reason, count]) => why[reason](count)),
  ].join(' ');
}
