import type { CollaborationState } from '@puente/contract/constants/collaborations';

export interface MoveWords {
  /** Label of the button that opens the dialog. */
  button: string;
  title: string;
  submit: string;
  cancel: string;
  /** Consequences of the move. */
  effect: string;
  /** Label of the reason, for a move that needs one. */
  reason?: string;
  done: string;
  /** True for the move that usually comes next. */
  isMain: boolean;
}

const begin: MoveWords = {
  button: 'Empezar la colaboración',
  title: '¿Empezar la colaboración?',
  submit: 'Empezar',
  cancel: 'Todavía no',
  effect: 'Se lo decimos a las demás personas. Desde ahora se puede entregar el trabajo.',
  done: 'La colaboración está en marcha.',
  isMain: true,
};

const askChanges: MoveWords = {
  button: 'Pedir cambios',
  title: 'Pedir cambios en la entrega',
  submit: 'Pedir cambios',
  cancel: 'Volver',
  effect: 'La colaboración vuelve a estar en marcha, y el trabajo se puede entregar otra vez.',
  reason: 'Qué falta o qué hay que cambiar',
  done: 'Hemos enviado los cambios que pides.',
  isMain: false,
};

const others: Readonly<Record<Exclude<CollaborationState, 'running'>, MoveWords>> = {
  agreed: { ...begin, isMain: false },
  delivered: {
    button: 'Entregar el trabajo',
    title: '¿Entregar el trabajo?',
    submit: 'Entregar',
    cancel: 'Todavía no',
    effect: 'La organización lo revisa: lo da por terminado o te pide cambios.',
    done: 'Has entregado el trabajo.',
    isMain: true,
  },
  closed: {
    button: 'Dar por terminada',
    title: '¿Dar por terminada la colaboración?',
    submit: 'Dar por terminada',
    cancel: 'Todavía no',
    effect: 'Das por bueno lo que se ha entregado. Después ya no se puede cambiar nada.',
    done: 'La colaboración ha terminado.',
    isMain: true,
  },
  cancelled: {
    button: 'Cancelar la colaboración',
    title: '¿Cancelar la colaboración?',
    submit: 'Cancelar la colaboración',
    cancel: 'Seguir con ella',
    effect: 'Se acaba para todas las personas que participan, y no se puede deshacer.',
    reason: 'Por qué la cancelas',
    done: 'La colaboración está cancelada.',
    isMain: false,
  },
};

/** Words for a move from one state to another. */
export const moveWords = (from: CollaborationState, to: CollaborationState): MoveWords =>
  to === 'running' ? (from === 'delivered' ? askChanges : begin) : others[to];
