import { filePurposes } from '../entities/file.ts';
import { limits } from '../limits.ts';
import { type FileDefinition, fileLimits } from './file-limits.ts';

it.each(filePurposes)('takes for %s what the server takes', (purpose) => {
  expect(fileLimits({ purpose })).toEqual(limits.uploads[purpose]);
});

it('takes fewer types where the definition allows fewer', () => {
  const { bytes } = limits.uploads.logo;
  expect(fileLimits({ purpose: 'logo', allowedTypes: ['svg'] })).toEqual({ bytes, extensions: ['svg'] });
});

it('lets no definition allow what the server refuses', () => {
  // @ts-expect-error -- A CV is a PDF.
  const refused: FileDefinition = { purpose: 'cv', allowedTypes: ['docx'] };
  expect(refused.purpose).toBe('cv');
});
