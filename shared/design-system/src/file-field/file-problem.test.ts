import { limits } from '@puente/contract/limits';
import { fileProblem } from './file-problem.ts';

const cv = limits.uploads.cv;

test.each(['cv.pdf', 'CV.PDF', 'mi.cv.final.pdf'])('takes %p', (name) => {
  expect(fileProblem({ name, size: cv.bytes }, cv)).toBeNull();
});

test.each(['cv.docx', 'cv.pdf.exe', 'cv', 'pdf', ''])('§5 refuses %p by its extension', (name) => {
  expect(fileProblem({ name, size: 10 }, cv)).toBe('Archivo no permitido. Solo se aceptan: pdf');
});

test('refuses what is too large, in MB', () => {
  expect(fileProblem({ name: 'cv.pdf', size: cv.bytes + 1 }, cv)).toBe(
    'El archivo supera el máximo de 5 MB.',
  );
});
