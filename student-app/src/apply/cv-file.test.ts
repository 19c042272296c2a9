import { cvProblem } from './cv-file.ts';

const fiveMegabytes = 5 * 1024 * 1024;

it.each(['cv.pdf', 'CV.PDF', 'mi.cv.final.pdf'])('takes %p', (name) => {
  expect(cvProblem({ name, size: fiveMegabytes })).toBeNull();
});

it.each(['cv.docx', 'cv.pdf.exe', 'cv', 'pdf', ''])('refuses %p by its extension', (name) => {
  expect(cvProblem({ name, size: 10 })).toBe('Archivo no permitido. Solo se aceptan: pdf');
});

it('refuses more than 5 MB', () => {
  expect(cvProblem({ name: 'cv.pdf', size: fiveMegabytes + 1 })).toBe('El archivo supera el máximo de 5 MB.');
});
