import { newTakedown } from './forms/takedown.ts';
import { answerToTakedown, objectionDeadline, statementOfTakedown } from './takedown-statement.ts';

const statement = { kind: 'project', title: 'Huerto', reason: 'labour', words: null } as const;

it('says what, why, on which ground, who decided, and how to object', () => {
  const text = statementOfTakedown({ ...statement, words: 'Pide jornada completa.' }).join('\n');
  expect(text).toContain('Hemos retirado el proyecto «Huerto»');
  expect(text).toContain('Motivo: Ofrece condiciones de trabajo que la ley no permite.');
  expect(text).toContain('Pide jornada completa.');
  expect(text).toContain('la normativa laboral y de prácticas');
  expect(text).toContain('sin medios automáticos');
  expect(text).toContain('durante 6 meses');
});

it('speaks of applications for projects alone', () => {
  expect(statementOfTakedown(statement).join()).toContain('solicitudes');
  expect(statementOfTakedown({ ...statement, kind: 'work' }).join()).not.toContain('solicitudes');
});

it('names the reason "other" only where there are no words, as older clients send none', () => {
  expect(statementOfTakedown({ ...statement, reason: 'other' }).join()).toContain('Motivo: Otro motivo');
  expect(statementOfTakedown({ ...statement, reason: 'other', words: 'Duplicado.' }).join()).not.toContain(
    'Otro motivo',
  );
});

it('answers an objection', () => {
  expect(answerToTakedown({ ...statement, kind: 'opportunity' }, 'upheld')[0]).toBe(
    'Hemos revisado tu objeción y la oportunidad «Huerto» sigue retirada.',
  );
  expect(answerToTakedown({ ...statement, words: 'Gracias.' }, 'lifted')).toEqual([
    'Se vuelve a ver el proyecto «Huerto», como antes de que lo decidiéramos.',
    'Gracias.',
  ]);
});

it('leaves six months', () => {
  expect(objectionDeadline(new Date('2026-11-27T10:00:00Z')).toISOString()).toBe('2027-05-27T10:00:00.000Z');
});

it('asks for words with the reason "other"', () => {
  expect(newTakedown.safeParse({ reason: 'other', words: ' ' }).success).toBe(false);
  expect(newTakedown.safeParse({ reason: 'other', words: 'Duplicado.' }).success).toBe(true);
  expect(newTakedown.safeParse({ reason: 'spam' }).success).toBe(true);
});
