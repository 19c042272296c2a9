import { limits } from './limits.ts';

/** Refusals of calls about logins, accounts and their second factor. */
export const accountErrors = {
  ProviderRefused: {
    status: 401,
    text: 'No hemos podido comprobar tu identidad con ese servicio. Vuelve a intentarlo.',
  },
  SecondFactorRequired: {
    status: 403,
    text: 'Falta un paso: confirma que eres tú con tu segundo factor.',
  },
  SecondFactorExpired: { status: 410, text: 'Este paso ha caducado. Vuelve a iniciar sesión.' },
  PasskeyRefused: {
    status: 403,
    text: 'No hemos podido comprobar la llave de acceso. Vuelve a intentarlo o usa otro método.',
  },
  RecentLoginRequired: {
    status: 403,
    text: 'Escribe tu contraseña, o vuelve a iniciar sesión, para confirmar que eres tú.',
  },
  ProviderCancelled: { status: 403, text: 'Has cancelado el inicio de sesión.' },
  ProviderEmailUnverified: {
    status: 403,
    text: 'Ese servicio no ha confirmado tu correo electrónico. Regístrate con tu correo electrónico y una contraseña.',
  },
  TotpExists: {
    status: 409,
    text: 'Ya tienes una aplicación de códigos. Quítala antes de añadir otra.',
  },
  SecondFactorMissing: { status: 409, text: 'Activa primero la verificación en dos pasos.' },
  TooManyPasskeys: {
    status: 409,
    text: `Puedes tener como máximo ${limits.passkey.max} llaves de acceso. Quita alguna para añadir otra.`,
  },
  EmailTaken: { status: 409, text: 'Ya existe una cuenta con este email' },
  ProfileExists: { status: 409, text: 'Tu cuenta ya tiene otro tipo de perfil.' },
  AccountExists: {
    status: 409,
    text: 'Ya existe una cuenta con este correo electrónico. Inicia sesión con ella y quedará vinculada.',
  },
} as const satisfies Record<string, { status: number; text: string }>;
