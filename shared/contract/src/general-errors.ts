/**
 * The part of the catalogue (errors.ts) that a page says by itself, for any call. Every first view has these;
 * the others come with the answers of the API.
 */
export const generalErrors = {
  Unauthorized: { status: 401, text: 'Inicia sesión para continuar.' },
  InvalidCredentials: { status: 401, text: 'Credenciales incorrectas' },
  Forbidden: { status: 403, text: 'No tienes permiso para hacer esto.' },
  EmailNotConfirmed: { status: 403, text: 'Es necesario que verifiques tu email' },
  AccountMerged: {
    status: 403,
    text: 'Hemos fusionado esta cuenta con otra tuya: entra con la dirección que te dijimos por correo. Si no la reconoces, escríbenos desde la página de contacto.',
  },
  NotFound: { status: 404, text: 'No encontramos lo que buscas.' },
  TooManyDrafts: { status: 409, text: 'Tienes demasiados formularios a medias. Termina o descarta alguno.' },
  ConfirmationInvalid: { status: 410, text: 'El enlace de confirmación ha caducado o ya se ha usado.' },
  CodeInvalid: { status: 410, text: 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.' },
  FileTooLarge: { status: 413, text: 'El archivo es demasiado grande.' },
  TooManyRequests: { status: 429, text: 'Demasiados intentos. Espera un momento y vuelve a probar.' },
  Unexpected: { status: 500, text: 'Error inesperado. Inténtalo de nuevo.' },
  Unavailable: { status: 503, text: 'El servicio no está disponible en este momento. Inténtalo de nuevo.' },
  /** Only in the browser: the login succeeded, but the next call has no session. */
  CookiesBlocked: {
    status: 0,
    text: 'Tu navegador no guarda las cookies de este sitio. Permítelas y vuelve a iniciar sesión.',
  },
  /** Only in the browser: no response within the time limit of a call. */
  Timeout: { status: 0, text: 'El servicio tarda demasiado en responder. Inténtalo de nuevo.' },
  /** Only in the browser: the request failed without a response. */
  Network: { status: 0, text: 'No hay conexión con el servicio. Comprueba tu red e inténtalo de nuevo.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type GeneralErrorCode = keyof typeof generalErrors;
