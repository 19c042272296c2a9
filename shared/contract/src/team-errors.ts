import { limits } from './limits.ts';

/** Refusals of calls that only the team makes. */
export const teamErrors = {
  AlreadyReviewed: {
    status: 409,
    text: 'Ya no hay nada que revisar: otra persona del equipo lo ha hecho, o quien lo escribió lo ha cambiado.',
  },
  ContactMessageChanged: {
    status: 409,
    text: 'Otra persona del equipo ha cambiado este mensaje mientras lo mirabas. No hemos hecho nada encima.',
  },
  ContactMessageAnswered: {
    status: 409,
    text: 'Otra persona del equipo ha respondido mientras escribías. No hemos enviado tu respuesta: sigue en el recuadro.',
  },
  ContactMessageSettled: {
    status: 409,
    text: 'Este mensaje está cerrado. Vuelve a abrirlo para seguir: lo que has escrito sigue en el recuadro.',
  },
  ReportedMessageGone: {
    status: 410,
    text: 'El mensaje ya no existe: se ha borrado con su conversación.',
  },
  ReportedEvaluationGone: {
    status: 410,
    text: 'La valoración ya no existe: se ha borrado con su colaboración.',
  },
  EvaluationHidden: {
    status: 409,
    text: 'Otra persona del equipo ha retirado ya este comentario. No hemos enviado tu motivo.',
  },
  EvaluationNotHidden: { status: 409, text: 'Este comentario ya se vuelve a ver.' },
  NoticeMoved: { status: 409, text: 'Este aviso ya no está como lo ves. Recarga la página.' },
  NotSupporter: { status: 409, text: 'Esta persona no atiende mensajes.' },
  SavedAnswerExists: { status: 409, text: 'Ya hay una respuesta con este nombre. Elige otro.' },
  TooManySavedAnswers: {
    status: 409,
    text: `El equipo ya tiene ${limits.savedAnswer.max} respuestas guardadas, que es el máximo. Elimina una para guardar otra.`,
  },
  MergedNameTaken: {
    status: 409,
    text: 'Desde la fusión, alguien ha vuelto a añadir o a escribir ese nombre o ese código. Corrígelo o únelo con otra en el catálogo antes de deshacerla.',
  },
  MergeChanged: {
    status: 409,
    text: 'Alguna de las dos ha cambiado desde que viste qué se mueve. Míralo otra vez antes de fusionarlas.',
  },
} as const satisfies Record<string, { status: number; text: string }>;
