/** Kinds of message that a student can switch on and off (specification §3, notification preferences): kind -> label. */
export const messageKinds = {
  pre_selected: 'Me preseleccionan en un proyecto',
  not_selected: 'No me seleccionan en un proyecto',
  selected: 'Me seleccionan en un proyecto',
  new_matching_projects: 'Hay proyectos nuevos sobre lo que me interesa',
  u4i_advice: 'Consejos para mi TFG/M y mi carrera',
  save_projects_with_candidates: 'Un proyecto que guardé recibe solicitudes',
  save_projects_selected: 'Un proyecto que guardé ya ha seleccionado a alguien',
  professional_offers: 'Ofertas y eventos de organizaciones',
  talent_invitations: 'Una organización me invita a un proyecto',
  chat_messages: 'Me escriben en el chat y no lo he leído',
} as const;

export type MessageKind = keyof typeof messageKinds;
export const messageKindCodes = Object.keys(messageKinds) as [MessageKind, ...MessageKind[]];

/** Kinds of message that every student gets, about their own application or work. They have no preference. */
export const serviceMessageKinds = [
  'application_sent',
  'interview',
  'work_visibility',
  'collaboration',
] as const;

export type ServiceMessageKind = (typeof serviceMessageKinds)[number];

/** Kinds that the team writes to an audience that it chooses. Students get them only after they asked for them. */
export const noticeKinds = ['u4i_advice', 'professional_offers'] as const satisfies readonly MessageKind[];

export type NoticeKind = (typeof noticeKinds)[number];

/** Channels of messages besides the communication centre: channel -> label. */
export const notificationChannels = { email: 'Email', whatsapp: 'WhatsApp' } as const;

export type NotificationChannel = keyof typeof notificationChannels;
export const notificationChannelCodes = [
  'email',
  'whatsapp',
] as const satisfies readonly NotificationChannel[];

/** Mails that an unsubscribe link can stop: one kind of message to a student, all mails to a student, or chat mails to other users. */
export const stoppableMails = [...messageKindCodes, 'email', 'chat'] as const;

export type StoppableMail = (typeof stoppableMails)[number];

/** Returns the mails that a token stops, for display. The API verifies the token's signature. */
export const mailStoppedBy = (token: string): StoppableMail | null =>
  stoppableMails.find((mail) => mail === /^m\d{1,10}-(\w{1,40})\./.exec(token)?.[1]) ?? null;
