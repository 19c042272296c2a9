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
  /** Verb on the button. */
  label: string;
  /** Explanation shown where the user chooses a move. */
  meaning: string;
  /** Confirmation for a single application, and for several. */
  done: (name: string) => string;
  doneTogether: (count: number) => string;
  /** Message for a move that a colleague made first. */
  doneBy: (who: string, name: string) => string;
  tone: 'default' | 'danger';
  /** Default message, in the product's voice. The mail itself greets by name and states the decision. */
  draft: string;
}

/**
 * Labels and messages for each move of an application. The contract says which moves are possible (`applicationMoves`). Of the two ways to
 * say no, each application has one.
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

/** Says whether an answer is final, by the contract. Shown before the user answers. */
export const afterwards = (to: Status): string =>
  applicationMoves[to].length === 0
    ? 'Esta respuesta es definitiva.'
    : 'Si cambias de idea, podrás preseleccionarla más adelante.';

export const peopleIn = (count: number): string => (count === 1 ? '1 solicitud' : `${count} solicitudes`);

/** Describes how an application changed before the user's move arrived. */
export function overtakenBy({ application, by }: Overtaken): string {
  const name = fullName(application);
  const move = moves[application.status];
  return move === undefined
    ? `La solicitud de ${name} ya no está disponible.`
    : move.doneBy(by ?? 'Alguien de tu organización', name);
}

/** Returns the status that gives the same answer to an application in status `from`: of the two ways to say no, each status has one. */
export function sameAnswer(to: Status, from: Status): Status | undefined {
  if (mayMove(from, to)) return to;
  return isRefusal(to) ? refusalFrom(from) : undefined;
}
