import * as z from 'zod/mini';
import { assertDeclared } from './answers.ts';

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
