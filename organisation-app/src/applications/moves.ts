import { applicationMoves, type Status } from '@puente/contract/constants/statuses';

export interface Move {
  /** The verb on the button. */
  label: string;
  /** What has been done, for the live region. */
  done: (name: string) => string;
  /** Asked before it: an answer is not given by a slip of the finger. Nothing for what only sorts the list. */
  question?: { title: (name: string) => string; text: string; tone: 'default' | 'danger' };
}

/**
 * What an organisation can do with an application. The contract says which moves are possible
 * (`applicationMoves`).
 */
export const moves: Readonly<Partial<Record<Status, Move>>> = {
  new: {
    label: 'Devolver a «Nuevo»',
    done: (name) => `La solicitud de ${name} vuelve a estar en «Nuevo».`,
  },
  preselected: {
    label: 'Preseleccionar',
    done: (name) => `Has preseleccionado a ${name}. Ya puedes ver sus datos de contacto.`,
  },
  selected: {
    label: 'Seleccionar',
    done: (name) => `Has seleccionado a ${name}.`,
    question: {
      title: (name) => `¿Seleccionar a ${name}?`,
      text: 'Verá en su perfil que el proyecto es suyo, y tú verás sus datos de contacto.',
      tone: 'default',
    },
  },
  notSelected: {
    label: 'No seleccionar',
    done: (name) => `Has marcado la solicitud de ${name} como no seleccionada.`,
    question: {
      title: (name) => `¿No seleccionar a ${name}?`,
      text: 'Verá en su perfil que has elegido a otra persona.',
      tone: 'default',
    },
  },
  rejected: {
    label: 'Rechazar',
    done: (name) => `Has rechazado la solicitud de ${name}.`,
    question: {
      title: (name) => `¿Rechazar la solicitud de ${name}?`,
      text: 'Verá en su perfil que has descartado su solicitud.',
      tone: 'danger',
    },
  },
};

/** What may follow an answer, by the contract: the user should know it before answering. */
export const afterwards = (to: Status): string =>
  applicationMoves[to].length === 0
    ? 'Esta respuesta es definitiva.'
    : 'Si cambias de idea, podrás preseleccionarla más adelante.';
