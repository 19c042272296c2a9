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
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];
