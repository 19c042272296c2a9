import { integrityOf, isIntact } from './integrity.ts';

const content = Buffer.from('released');

it('knows the content that was published, also by a release with another hash', () => {
  expect(integrityOf(content)).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
  expect(isIntact(content, integrityOf(content))).toBe(true);
  expect(isIntact(content, integrityOf(content, 'sha384'))).toBe(true);
});

it('refuses any other', () => {
  expect(isIntact(Buffer.from('released '), integrityOf(content))).toBe(false);
  expect(isIntact(Buffer.from('released '), integrityOf(content, 'sha384'))).toBe(false);
});
