import { limits } from './limits.ts';
import { messages } from './messages.ts';

it('§8: says what the specification says, to the letter', () => {
  expect(messages).toMatchObject({
    noResults: 'No se encontraron resultados',
    loginFailed: 'Error inesperado al iniciar sesión',
    loginModalFailed: 'Error al iniciar sesión. Inténtalo de nuevo.',
    registrationFailed: 'Error al registrarse. Inténtalo de nuevo.',
  });
});

it('says which files are taken', () => {
  expect(messages.fileType(limits.uploads.resource.extensions)).toBe(
    'Archivo no permitido. Solo se aceptan: pdf, png, jpg, jpeg, webp, avif, svg',
  );
});

it('says sizes in MB', () => {
  expect(messages.fileSize(limits.uploads.cv.bytes)).toBe('El archivo supera el máximo de 5 MB.');
  expect(messages.fileLimits(limits.uploads.picture)).toBe('PNG, JPG, JPEG, WEBP, AVIF. 10 MB como máximo.');
});

it('§5, §8: names the limits that the rules have', () => {
  expect(messages.passwordShort).toContain(String(limits.password.min));
  expect(messages.tooManyDegrees(limits.degrees.max)).toBe('No puedes seleccionar más de 6 titulaciones.');
  expect(messages.tooManyDegrees(1)).toBe('No puedes seleccionar más de 1 titulación.');
});
