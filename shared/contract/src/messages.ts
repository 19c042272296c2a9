import type { FileLimits } from './forms/file-limits.ts';
import { limits } from './limits.ts';

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** Texts of validation errors at fields, and of forms that could not be sent, in the exact wording of the specification (§5, §8, §9). */
export const messages = {
  required: 'Este campo es obligatorio.',
  requiredShort: 'Campo obligatorio',
  pattern: 'Formato no válido.',
  tooLong: 'Longitud máxima alcanzada.',
  email: 'Formato de email incorrecto',
  loginEmail: 'Email inválido',
  loginPassword: 'Introduce tu contraseña',
  loginFailed: 'Error inesperado al iniciar sesión',
  registrationFailed: 'Error al registrarse. Inténtalo de nuevo.',
  loginModalFailed: 'Error al iniciar sesión. Inténtalo de nuevo.',
  phone: 'Formato de teléfono no válido',
  passwordShort: `La contraseña debe contener al menos ${limits.password.min} caracteres`,
  passwordCommon: 'Elige una contraseña menos común.',
  totpCode: 'Escribe las 6 cifras que muestra tu aplicación.',
  totpWrong: 'El código no es correcto o ya se ha usado. Espera al siguiente y vuelve a probar.',
  recoveryCode: 'Un código de recuperación tiene 10 letras y cifras.',
  recoveryCodeWrong: 'El código no es correcto o ya se ha usado. Prueba con otro.',
  passwordWrong: 'La contraseña actual no es correcta.',
  weekOutside: 'Esa semana no es de esta colaboración, o todavía no ha llegado.',
  notOfOrganization: 'Elige a una persona de la organización.',
  endsTooEarly: 'El final tiene que ser después del principio.',
  evaluationsWait:
    'Ya hay valoraciones, y su plazo depende de esta fecha. Deja la que había, o da la colaboración por terminada.',
  noSuchTime:
    'Escribe un día y una hora que existan. El último domingo de marzo no hay reloj entre las 2:00 y las 3:00.',
  beforeClosing: 'El jurado decide después del cierre.',
  announcedTooEarly: 'Se anuncia después del cierre y de que decida el jurado.',
  categoryInUse: (name: string) => `En «${name}» ya hay trabajos: no se puede quitar.`,
  criteriaInUse: 'El jurado ya ha puntuado con estos criterios: no se pueden cambiar.',
  noJuror: 'No hay ninguna cuenta de docente o del equipo con ese correo electrónico.',
  bannerOverlaps: (title: string) => `En esas fechas ya está «${title}», y solo cabe un aviso a la vez.`,
  interviewTimes: 'Ofrece al menos una hora.',
  tooManyTimes: (max: number) => `Puedes ofrecer como mucho ${max} horas.`,
  sameTime: 'Una hora está dos veces.',
  videoAddress: 'Escribe el enlace de la videollamada entero, con https://.',
  campaignUnknown: 'No conocemos esa campaña.',
  choosePublishedWorks: 'Elige qué hacemos con tus trabajos publicados.',
  pictureUnknown: 'Elige una imagen que hayas subido tú.',
  passwordsDiffer: 'Las contraseñas deben ser idénticas',
  acceptRequired: 'Aceptar este campo es obligatorio.',
  noResults: 'No se encontraron resultados',
  tooManyDegrees: (max: number) =>
    `No puedes seleccionar más de ${max} ${max === 1 ? 'titulación' : 'titulaciones'}.`,
  fileType: (extensions: readonly string[]) =>
    `Archivo no permitido. Solo se aceptan: ${extensions.join(', ')}`,
  imageSize: (megapixels: number) => `La imagen supera el máximo de ${megapixels} megapíxeles.`,
  oneLine: 'Escríbelo en una sola línea, sin tabuladores ni saltos de línea.',
  unseen: 'Hay caracteres que no se ven, quizá al pegar el texto. Bórralo y escríbelo a mano.',
  illegible: 'Escribe al menos una letra o un número.',
  noMail: 'Escribe al menos una letra.',
  queryTooDear: 'La búsqueda es demasiado compleja. Quita filtros y vuelve a probar.',
  drawingTooComplex: 'El dibujo es demasiado complejo. Simplifícalo o guárdalo como PNG y vuelve a probar.',
  fileUnderway: 'Espera a que termine de subirse el archivo.',
  fileFailed: 'No se ha podido subir el archivo.',
  /** Shown when the user goes on with a failed upload. */
  fileWaits: 'El archivo no se ha subido. Reinténtalo, o quítalo para seguir sin él.',
  /** After a reload. */
  fileCut: (name: string) => `«${name}» no llegó a subirse. Vuelve a elegirlo.`,
  /** Error of a file whose content does not match its extension: `pdf`. */
  fileIsNot: (extension: string) =>
    `El archivo no es un ${extension.toUpperCase()}, aunque su nombre termina en .${extension}.`,
  documentBroken:
    'El PDF está dañado y no se puede abrir. Vuelve a guardarlo desde su programa y súbelo otra vez.',
  documentLocked: 'El PDF tiene contraseña. Quítasela y vuelve a subirlo.',
  fileUnreadable: 'No hemos podido leer el archivo. Comprueba que se abre bien y vuelve a probar.',
  taken: 'Ya existe otro con este valor.',
  sameRecord: 'Es la misma. Elige otra.',
  notInCatalogue: 'Elige una del catálogo.',
  tooManyFiles: (count: number) => `Puedes subir como máximo ${count} archivos a la vez.`,
  fileSize: (bytes: number) => `El archivo supera el máximo de ${megabytes(bytes)}.`,
  /** Shown at a field before a file is chosen. */
  fileLimits: ({ extensions, bytes }: FileLimits) =>
    `${extensions.join(', ').toUpperCase()}. ${megabytes(bytes)} como máximo.`,
  skippedHour: 'Ese día no existe esa hora: el reloj pasa de las 2:00 a las 3:00.',
  deadlineOver: 'La fecha límite ya ha pasado.',
  deadlineNotLater: 'Elige una fecha posterior a la actual.',
  unknownChoice: 'Elige una opción de la lista.',
  answerDays: `Escribe un número de días entre ${limits.answerDays.min} y ${limits.answerDays.max}.`,
  tooShort: (min: number) => `Escribe al menos ${min} caracteres.`,
} as const;
