import {
  applicationMoves,
  isRefusal,
  mayMove,
  refusalFrom,
  type Status,
} from '@puente/contract/constants/statuses';
import type { Overtaken } from '@puente/contract/entities/desk';
import { fullName } from './desk-listing.ts';

export interface Move {
  /** The verb on the button. */
  label: string;
  /** What it means, where one chooses. */
  meaning: string;
  /** What has been done, for one and for several. */
  done: (name: string) => string;
  doneTogether: (count: number) => string;
  /** The same of a colleague, who was faster. */
  doneBy: (who: string, name: string) => string;
  tone: 'default' | 'danger';
  /** A message to begin with, in the product's voice: the letter greets by name and says what was decided. */
  draft: string;
}

/**
 * What an organisation can do with an application. The contract says which moves are possible
 * (`applicationMoves`): of the two ways to say no, each application has one.
 */
export const moves: Readonly<Partial<Record<Status, Move>>> = {
  preselected: {
    label: 'Preseleccionar',
    meaning: 'Te interesa: verás su contacto y podréis escribiros. Se lo diremos.',
    done: (name) => `Has preseleccionado a ${name}.`,
    doneTogether: (count) => `Has preseleccionado a ${count} personas.`,
    doneBy: (who, name) => `${who} ha preseleccionado a ${name}.`,
    tone: 'default',
    draft:
      'Gracias por tu solicitud. Nos ha gustado lo que cuentas y queremos conocerte. ¿Tienes media hora esta semana para hablar? Dinos qué días te vienen bien.',
  },
  selected: {
    label: 'Seleccionar',
    meaning: 'El proyecto es suyo. Se lo diremos, y ya no se puede cambiar.',
    done: (name) => `Has seleccionado a ${name}.`,
    doneTogether: (count) => `Has seleccionado a ${count} personas.`,
    doneBy: (who, name) => `${who} ha seleccionado a ${name}.`,
    tone: 'default',
    draft:
      'Queremos hacer este proyecto contigo. Escríbenos para acordar cuándo empezamos y qué necesitas de nuestra parte.',
  },
  notSelected: {
    label: 'No seleccionar',
    meaning: 'Después de preseleccionar: os habéis conocido y sigues con otra persona.',
    done: (name) => `Has marcado la solicitud de ${name} como no seleccionada.`,
    doneTogether: (count) => `Has marcado ${count} solicitudes como no seleccionadas.`,
    doneBy: (who, name) => `${who} ha marcado la solicitud de ${name} como no seleccionada.`,
    tone: 'danger',
    draft:
      'Gracias por el tiempo que nos has dedicado. Ha sido una decisión difícil: esta vez seguimos con otra persona, y nos gustaría volver a leerte en próximos proyectos.',
  },
  rejected: {
    label: 'Rechazar',
    meaning: 'Antes de preseleccionar: por lo que has leído, no encaja en este proyecto.',
    done: (name) => `Has rechazado la solicitud de ${name}.`,
    doneTogether: (count) => `Has rechazado ${count} solicitudes.`,
    doneBy: (who, name) => `${who} ha rechazado la solicitud de ${name}.`,
    tone: 'danger',
    draft:
      'Gracias por tu interés y por el tiempo que has puesto en la solicitud. Esta vez no seguimos adelante con ella, pero publicamos proyectos con frecuencia: ojalá volvamos a leerte.',
  },
  new: {
    label: 'Devolver a «Nuevo»',
    meaning: 'Como si no la hubieras valorado todavía. No se avisa a nadie.',
    done: (name) => `La solicitud de ${name} vuelve a estar en «Nuevo».`,
    doneTogether: (count) => `${count} solicitudes vuelven a estar en «Nuevo».`,
    doneBy: (who, name) => `${who} ha devuelto a «Nuevo» la solicitud de ${name}.`,
    tone: 'default',
    draft: '',
  },
};

/** What may follow an answer, by the contract: the user should know it before answering. */
export const afterwards = (to: Status): string =>
  applicationMoves[to].length === 0
    ? 'Esta respuesta es definitiva.'
    : 'Si cambias de idea, podrás preseleccionarla más adelante.';

export const peopleIn = (count: number): string => (count === 1 ? '1 solicitud' : `${count} solicitudes`);

/** Tells what became of an application before a move of it arrived. */
export function overtakenBy({ application, by }: Overtaken): string {
  const name = fullName(application);
  const move = moves[application.status];
  return move === undefined
    ? `La solicitud de ${name} ya no está disponible.`
    : move.doneBy(by ?? 'Alguien de tu organización', name);
}

/** The status that gives the same answer to an application as it stands now: of the two ways to say no, each has one. */
export function sameAnswer(to: Status, from: Status): Status | undefined {
  if (mayMove(from, to)) return to;
  return isRefusal(to) ? refusalFrom(from) : undefined;
}
