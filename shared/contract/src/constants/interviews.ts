/** States of an interview: code -> label. `done` follows by itself once the time is over. */
export const interviewStates = {
  offered: 'Horas ofrecidas',
  asked: 'Pide otra hora',
  taken: 'Hora elegida',
  done: 'Ya ha pasado',
  cancelled: 'Cancelada',
} as const;

export type InterviewState = keyof typeof interviewStates;
export const interviewStateCodes = Object.keys(interviewStates) as [InterviewState, ...InterviewState[]];

/** States in which the interview is still to come. An application has at most one such interview. */
export const openInterviewStates = ['offered', 'asked', 'taken'] as const satisfies readonly InterviewState[];

interface Place {
  label: string;
  /** Label of the field with the place. */
  field: string;
  hint: string;
}

/** Kinds of place. */
export const interviewPlaces = {
  video: { label: 'Videollamada', field: 'Enlace', hint: 'Por ejemplo, https://meet.ejemplo.org/sala' },
  address: { label: 'En persona', field: 'Dirección', hint: 'Calle, número, ciudad y por quién preguntar.' },
  phone: {
    label: 'Por teléfono',
    field: 'Teléfono y quién llama',
    hint: 'Por ejemplo, te llamamos nosotros al tuyo.',
  },
} as const satisfies Record<string, Place>;

export type InterviewPlace = keyof typeof interviewPlaces;
export const interviewPlaceCodes = Object.keys(interviewPlaces) as [InterviewPlace, ...InterviewPlace[]];

/** Lengths that an organisation chooses from, in minutes. */
export const interviewMinutes = [15, 20, 30, 45, 60, 90] as const;

/** Parties that change an interview. The platform cancels it when its application ends. */
export const interviewSides = ['student', 'organization', 'platform'] as const;
export type InterviewSide = (typeof interviewSides)[number];

/** Limits of interviews. Apart from `limits`, which weigh in every page. */
export const interviewLimits = {
  /** Times of one offer, and applications that get it. */
  times: 12,
  applications: 50,
  /** Days ahead of which a time may be, and minutes before a time from which nobody takes it. */
  daysAhead: 90,
  leadMinutes: 30,
  place: 300,
  note: 1000,
  reason: { min: 3, max: 500 },
} as const;

/** Message for a time that was not chosen. */
export const chooseTime = 'Elige una hora.';

/** Hours before an interview at which both sides are reminded. */
export const interviewReminderHours = { day: 24, hour: 1 } as const;
