import * as z from 'zod/mini';
import { assertDeclared, filenameParameters } from './answers.ts';

describe('filenameParameters', () => {
  it.each([
    ['cv.pdf', `filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
    ['Ñandú "1".pdf', `filename="Nandu _1_.pdf"; filename*=UTF-8''%C3%91and%C3%BA%20%221%22.pdf`],
    ["it's (a) cv*.pdf", `filename="it's (a) cv*.pdf"; filename*=UTF-8''it%27s%20%28a%29%20cv%2A.pdf`],
    [
      'a\r\nset-cookie: x.pdf',
      `filename="aset-cookie: x.pdf"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x.pdf`,
    ],
  ])('writes %p so that it cannot leave its quotes', (name, parameters) => {
    expect(filenameParameters(name)).toBe(parameters);
  });
});

describe('assertDeclared', () => {
  const schema = z.object({ data: z.object({ id: z.int() }) });

  it('lets through what is declared', () => {
    expect(() => assertDeclared(schema, { data: { id: 1, note: undefined } })).not.toThrow();
  });

  it.each([{ data: { id: 1, password: 'x' } }, { data: {} }, { data: { id: 'a' } }])(
    'fails on %p',
    (answer) => {
      expect(() => assertDeclared(schema, answer)).toThrow();
    },
  );
});
