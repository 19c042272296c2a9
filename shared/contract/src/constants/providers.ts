/** The providers of social logins. */
export const providers = ['google', 'microsoft'] as const;
export type Provider = (typeof providers)[number];
