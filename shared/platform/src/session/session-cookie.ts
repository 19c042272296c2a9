/**
 * Cookie that tells whether there is a session (specification §3, browser storage), so that visitors without one wait for nothing. The
 * session itself is in a cookie that scripts cannot read.
 */
const hint = 'u4iRememberMe';

export const sessionExpected = (): boolean =>
  // On the server the renderer says whose page it is.
  typeof document !== 'undefined' &&
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${hint}=`));

export const forgetSession = (): void => {
  document.cookie = `${hint}=; Max-Age=0; Path=/; SameSite=Lax`;
};
