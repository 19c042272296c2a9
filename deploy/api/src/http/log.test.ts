import { describeError } from './log.ts';

it('describes a database error without the values in it', () => {
  const cause = Object.assign(new Error('duplicate key (ana@ejemplo.es)'), {
    code: '23505',
    constraint: 'users_email_key',
    detail: 'Key (email)=(ana@ejemplo.es)',
  });
  const error = Object.assign(new Error('Failed query: insert … params: ana@ejemplo.es', { cause }), {
    query: 'insert into users values ($1)',
    params: ['ana@ejemplo.es'],
  });
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toContain('ejemplo');
  expect(described).toMatchObject({
    type: 'Error',
    statement: 'insert into users values ($1)',
    cause: { code: '23505', constraint: 'users_email_key' },
  });
});

it('keeps the message of an error of our own, and where it happened', () => {
  const described = describeError(new TypeError('x is undefined'));
  expect(described).toMatchObject({ type: 'TypeError', message: 'x is undefined' });
  expect(described.stack?.[0]).toMatch(/^at /);
});

it('leaves e-mail addresses out of messages', () => {
  expect(describeError(new Error('550 <ana@ejemplo.es>: no such user')).message).toBe(
    '550 <[e-mail]>: no such user',
  );
});

it('copes with what is no error', () => {
  expect(describeError('text')).toEqual({ type: 'string' });
});
