/** Reasons of staff to withdraw a verification or talent access: code -> words of the mail and of the page. */
export const withdrawalReasons = {
  unconfirmed: 'No podemos comprobar quién está detrás de la organización.',
  web: 'La web no funciona o no es de la organización.',
  double: 'La organización ya tiene otra página en la plataforma.',
  inactive: 'La organización ya no existe o nadie responde por ella.',
  misuse: 'Se han usado los datos de estudiantes para algo distinto de los proyectos.',
  other: 'Otro motivo',
} as const;

export type WithdrawalReason = keyof typeof withdrawalReasons;
export const withdrawalReasonCodes = Object.keys(withdrawalReasons) as [
  WithdrawalReason,
  ...WithdrawalReason[],
];

/** Similarities by which another organisation may be a double. */
export const doubleReasons = { name: 'Nombre parecido', web: 'La misma web' } as const;

export type DoubleReason = keyof typeof doubleReasons;
export const doubleReasonCodes = Object.keys(doubleReasons) as [DoubleReason, ...DoubleReason[]];
