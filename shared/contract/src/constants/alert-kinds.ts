/** Frequency of mails about one kind of alert to a person of an organisation: code -> label. */
export const alertMails = {
  atOnce: 'Al momento',
  daily: 'Un resumen al día',
  weekly: 'Un resumen a la semana',
  never: 'Nunca',
} as const;

export type AlertMail = keyof typeof alertMails;
export const alertMailCodes = Object.keys(alertMails) as [AlertMail, ...AlertMail[]];

interface Kind {
  label: string;
  /** Frequencies that can be chosen. Only alerts about applications can come as a digest. */
  mails: readonly AlertMail[];
  /** Default until the person chooses. */
  usual: AlertMail;
}

const mailOrNone = ['atOnce', 'never'] as const;

/** Kinds of alert for the people of an organisation. Each one is sent by some part of the API. */
export const alertKinds = {
  new_applications: {
    label: 'Llegan solicitudes a nuestros proyectos',
    mails: alertMailCodes,
    usual: 'atOnce',
  },
  answers_due: {
    label: 'Se acerca o ha pasado el día de responder una solicitud',
    mails: mailOrNone,
    usual: 'atOnce',
  },
  interviews: {
    label: 'Alguien elige, cambia o cancela la hora de una entrevista, o se acerca',
    mails: mailOrNone,
    usual: 'atOnce',
  },
  joinings: {
    label: 'Alguien pide unirse a la organización, se une o deja de estar',
    mails: mailOrNone,
    usual: 'atOnce',
  },
  verification: {
    label: 'Se decide la verificación de la organización o su acceso al Talent Corner',
    mails: mailOrNone,
    usual: 'atOnce',
  },
  takedowns: {
    label: 'El equipo retira una publicación nuestra o responde a una objeción',
    mails: mailOrNone,
    usual: 'atOnce',
  },
  interested_students: {
    label: 'Una oportunidad interesa a más estudiantes',
    mails: mailOrNone,
    usual: 'never',
  },
  talent_answers: {
    label: 'Responden a una invitación del Talent Corner',
    mails: mailOrNone,
    usual: 'atOnce',
  },
  collaborations: {
    label: 'Cambia una colaboración con un estudiante',
    mails: mailOrNone,
    usual: 'atOnce',
  },
  chat_messages: { label: 'Nos escriben en el chat y nadie lo ha leído', mails: mailOrNone, usual: 'atOnce' },
} as const satisfies Record<string, Kind>;

export type AlertKind = keyof typeof alertKinds;
export const alertKindCodes = Object.keys(alertKinds) as [AlertKind, ...AlertKind[]];

/** Tells whether mails about this kind can have this frequency. */
export const hasMail = (kind: AlertKind, mail: AlertMail): boolean =>
  (alertKinds[kind].mails as readonly AlertMail[]).includes(mail);

interface Event {
  kind: AlertKind;
  /** @param about a project, an opportunity or the organisation, by its name */
  says: (about: string, count: number) => string;
}

/** Events behind alerts, with their texts. They name no student, because an alert outlives the student's account. */
export const alertEvents = {
  applied: {
    kind: 'new_applications',
    says: (about, count) => `${count === 1 ? '1 solicitud nueva' : `${count} solicitudes nuevas`}: ${about}`,
  },
  answers_soon: {
    kind: 'answers_due',
    says: (about) => `Pronto acaba el plazo para responder solicitudes de ${about}`,
  },
  answers_overdue: {
    kind: 'answers_due',
    says: (about) => `Hay solicitudes de ${about} que llevan más de una semana fuera de plazo`,
  },
  interviewTaken: {
    kind: 'interviews',
    says: (about, count) =>
      `${count === 1 ? 'Ya hay hora para una entrevista' : `Ya hay hora para ${count} entrevistas`}: ${about}`,
  },
  interviewMoved: { kind: 'interviews', says: (about) => `Cambia la hora de una entrevista: ${about}` },
  interviewAsked: { kind: 'interviews', says: (about) => `Piden otra hora para una entrevista: ${about}` },
  interviewCancelled: { kind: 'interviews', says: (about) => `Se cancela una entrevista: ${about}` },
  interviewSoon: { kind: 'interviews', says: (about) => `Se acerca una entrevista: ${about}` },
  asked_to_join: {
    kind: 'joinings',
    says: (about, count) =>
      `${count === 1 ? 'Una persona pide' : `${count} personas piden`} unirse a ${about}`,
  },
  joined: {
    kind: 'joinings',
    says: (about, count) =>
      count === 1
        ? `Una persona más gestiona ${about} contigo`
        : `${count} personas más gestionan ${about} contigo`,
  },
  departed: {
    kind: 'joinings',
    says: (about, count) =>
      count === 1 ? `Una persona ya no gestiona ${about}` : `${count} personas ya no gestionan ${about}`,
  },
  /** Sent to the person who was removed. */
  removed: { kind: 'joinings', says: (about) => `Ya no gestionas ${about}` },
  merged: {
    kind: 'joinings',
    says: (about) => `${about} y otra página de la misma organización son ahora una`,
  },
  mergeUndone: { kind: 'joinings', says: (about) => `${about} vuelve a tener su propia página` },
  verified: { kind: 'verification', says: (about) => `${about} está verificada` },
  unverified: { kind: 'verification', says: (about) => `${about} ya no está verificada` },
  talentGiven: { kind: 'verification', says: (about) => `${about} ya puede usar el Talent Corner` },
  talentWithdrawn: {
    kind: 'verification',
    says: (about) => `${about} ya no tiene acceso al Talent Corner`,
  },
  takenDown: { kind: 'takedowns', says: (about) => `Hemos retirado «${about}»` },
  takedownUpheld: { kind: 'takedowns', says: (about) => `Hemos respondido a la objeción sobre «${about}»` },
  takedownLifted: { kind: 'takedowns', says: (about) => `Se vuelve a ver «${about}»` },
  interested: {
    kind: 'interested_students',
    says: (about, count) =>
      `«${about}» interesa a ${count === 1 ? 'un estudiante' : `${count} estudiantes`} más`,
  },
  accepted: {
    kind: 'talent_answers',
    says: (about, count) =>
      `${count === 1 ? 'Han aceptado una invitación' : `Han aceptado ${count} invitaciones`}: ${about}`,
  },
  declined: {
    kind: 'talent_answers',
    says: (about, count) =>
      `${count === 1 ? 'No han aceptado una invitación' : `No han aceptado ${count} invitaciones`}: ${about}`,
  },
  placeTaken: {
    kind: 'collaborations',
    says: (about, count) =>
      count === 1
        ? `Una persona seleccionada confirma que participa: ${about}`
        : `${count} personas seleccionadas confirman que participan: ${about}`,
  },
  placeDeclined: {
    kind: 'collaborations',
    says: (about, count) =>
      count === 1
        ? `Una persona seleccionada no va a participar: ${about}`
        : `${count} personas seleccionadas no van a participar: ${about}`,
  },
  collaborationMoved: {
    kind: 'collaborations',
    says: (about) => `Hay novedades en la colaboración «${about}»`,
  },
  chat: { kind: 'chat_messages', says: (about) => `Tienes mensajes sin leer sobre «${about}»` },
} as const satisfies Record<string, Event>;

export type AlertEvent = keyof typeof alertEvents;
