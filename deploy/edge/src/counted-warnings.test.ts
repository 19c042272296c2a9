import type { FastifyBaseLogger } from 'fastify';
import { CountedWarnings } from './counted-warnings.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('logs a kind once in a minute, and then how often it came', () => {
  const lines: unknown[] = [];
  const log = { warn: (fields: object, message: string) => lines.push([message, fields]) };
  const warnings = new CountedWarnings(log as unknown as FastifyBaseLogger);
  for (let time = 0; time < 3843; time++) warnings.warn('drawn', { time }, 'a page was not drawn');
  warnings.warn('upload', { time: 0 }, 'an upload was aborted');
  expect(lines).toEqual([
    ['a page was not drawn', { time: 0 }],
    ['an upload was aborted', { time: 0 }],
  ]);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([['a page was not drawn', { time: 3842, count: 3842 }]]);
  warnings.warn('drawn', { time: 5000 }, 'a page was not drawn');
  expect(lines).toHaveLength(4);
});
