/**
 * The session itself is in a cookie that scripts cannot read. This readable companion (specification §3, browser
 * storage) only tells that there is one, so that visitors without a session wait for nothing.
 */
const hint = 'u4iRememberMe';

export const sessionExpected = (): boolean =>
  // On the server pages are drawn for visitors only.
  typeof document !== 'undefined' &&
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${hint}=`));

export const forgetSession = (): void => {
  document.cookie = `${hint}=; Max-Age=0; Path=/; SameSite=Lax`;
};
