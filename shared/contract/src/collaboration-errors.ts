/** Refusals of calls about collaborations. */
export const collaborationErrors = {
  HoursConfirmed: {
    status: 409,
    text: 'La organización ya ha confirmado las horas de esa semana: no se pueden cambiar.',
  },
  HoursChanged: {
    status: 409,
    text: 'Las horas han cambiado mientras las mirabas. Mira cómo están ahora y vuelve a decidir.',
  },
  EvaluationSent: {
    status: 409,
    text: 'Esta valoración ya se ha enviado: solo cuenta una, y no se puede cambiar.',
  },
  EvaluationNotOpen: {
    status: 409,
    text: 'Ahora no se puede enviar esta valoración: todavía no ha empezado el plazo, o ya ha acabado.',
  },
  EvaluationLinkInvalid: {
    status: 410,
    text: 'El enlace ha caducado o no está completo. Ábrelo otra vez desde el último correo, o entra con tu cuenta.',
  },
  CollaborationMoved: {
    status: 409,
    text: 'La colaboración ha cambiado mientras la mirabas. Mira cómo está ahora y vuelve a decidir.',
  },
  PlanChanged: {
    status: 409,
    text: 'El plan ha cambiado mientras lo mirabas. Mira cómo está ahora y vuelve a decidir.',
  },
  DeliveryChanged: {
    status: 409,
    text: 'Las entregas o el plan han cambiado mientras los mirabas. Mira cómo están ahora y vuelve a decidir.',
  },
  DeliveryApproved: {
    status: 409,
    text: 'Este hito ya está aprobado: no admite más versiones. Si hace falta más trabajo, proponed otro hito en el plan.',
  },
  MilestoneRemoved: {
    status: 409,
    text: 'Este hito ya no está en el plan: lo que se entregó se conserva, pero no admite respuestas, comentarios ni más versiones.',
  },
  DeliveryCommentsFull: {
    status: 409,
    text: 'Esta entrega ya tiene todos los comentarios que caben. Si queda algo por hablar, escribíos por otro medio.',
  },
  CollaborationOver: { status: 409, text: 'Esta colaboración ya ha terminado: no se puede cambiar.' },
  ResultTooEarly: {
    status: 409,
    text: 'Podrás publicar el trabajo cuando lo hayas entregado a la organización.',
  },
  AgreementChanged: {
    status: 409,
    text: 'El acuerdo ha cambiado mientras lo mirabas. Lee cómo está ahora y vuelve a decidir.',
  },
  TeamworkDecided: {
    status: 409,
    text: 'En este proyecto ya hay una colaboración: no se puede cambiar si es en equipo.',
  },
} as const satisfies Record<string, { status: number; text: string }>;
