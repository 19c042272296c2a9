/** Account events that the security log records. */
export const securityEventKinds = [
  'login',
  'loginFailed',
  'sessionEnded',
  'passwordReset',
  'passwordChanged',
  'emailChanged',
  'emailChangeUndone',
  'secondFactorAdded',
  'secondFactorRemoved',
  'secondFactorUsed',
  'secondFactorFailed',
  'recoveryCodeUsed',
  'recoveryCodesRenewed',
  'roleChosen',
  'dataExported',
  'accountDeleted',
  'viewedByTeam',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Spanish words for each kind. */
export const securityEventWords = {
  login: 'Inicio de sesión',
  loginFailed: 'Inicio de sesión fallido',
  sessionEnded: 'Sesión cerrada',
  passwordReset: 'Contraseña recuperada',
  passwordChanged: 'Contraseña cambiada',
  emailChanged: 'Correo electrónico cambiado',
  emailChangeUndone: 'Cambio de correo deshecho',
  secondFactorAdded: 'Verificación en dos pasos activada',
  secondFactorRemoved: 'Verificación en dos pasos quitada',
  secondFactorUsed: 'Código de verificación correcto',
  secondFactorFailed: 'Código de verificación fallido',
  recoveryCodeUsed: 'Código de recuperación usado',
  recoveryCodesRenewed: 'Códigos de recuperación renovados',
  roleChosen: 'Perfil elegido',
  dataExported: 'Datos descargados',
  accountDeleted: 'Cuenta eliminada',
  viewedByTeam: 'El equipo ha visto su área',
} as const satisfies Record<SecurityEventKind, string>;

/** Events that may be an attack. */
export const suspiciousEvents: readonly SecurityEventKind[] = ['loginFailed', 'secondFactorFailed'];
