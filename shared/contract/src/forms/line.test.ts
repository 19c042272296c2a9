import type { Declared } from '../call.ts';
import { positionsOf, withValueAt } from '../call-positions.ts';
import { type CallName, calls } from '../calls.ts';
import { line, text } from './line.ts';

const oneLine = 'Escríbelo en una sola línea, sin tabuladores ni saltos de línea.';
const messageOf = (schema: ReturnType<typeof line>, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

it.each(['a\r\nBcc: b', 'a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u0085b', 'a\u001Bb', 'a\u0000b', 'a\u007Fb'])(
  'a line is no %j',
  (value) => {
    expect(messageOf(line(100), value)).toBe(oneLine);
  },
);

it('a line may be pasted with the end of its line', () => {
  expect(line(100).parse(' Ñandú «1» \r\n')).toBe('Ñandú «1»');
});

it('a text has any number of lines', () => {
  expect(text(100).parse('a\r\n\r\n\tb')).toBe('a\r\n\r\n\tb');
  expect(messageOf(text(100), 'a\0b')).toBe('Formato no válido.');
});

it('takes the ends of lines that Word pastes for ends of lines, and leaves out what is drawn as a box', () => {
  expect(text(100).parse('uno\vdos\ftres\u2028cuatro\u2029cinco\u0085seis')).toBe(
    'uno\ndos\ntres\ncuatro\ncinco\nseis',
  );
  expect(text(100).parse('a\u0007b\u001Bc\u007Fd\u009Fe\tf')).toBe('abcde\tf');
  expect(text(3).parse('a\u0007bc')).toBe('abc');
});

const longTexts = `answer availability comment confidentiality content data_protection description explanation hiding_reason impact index innovation interest
  introduction message metadescription milestones.0.description motivation note objectives pay place result ods_explanation project_expected reason remuneration requirements rule.needs
  subtitle summary sustainability target_profile tasks text viability words working_method`;
/** Fields that are compared as they are, or passed to a library that validates them. */
const secrets = 'access_token code confirmation currentPassword id_token identifier password refreshToken';
/** Honeypot that only bots fill in: any value is accepted, so that a bot learns nothing, and dropped. */
const trap = 'website';
/** Name of a file on its owner's disk, which the server cleans: nobody is to rename a file to upload it. */
const ofFile = 'fileName';
const severalLines = [...longTexts.split(/\s+/), ...secrets.split(' '), trap, ofFile].sort();

it('only these fields of all calls take more than a line', () => {
  const found = Object.entries(calls as Record<CallName, Declared>).flatMap(([, call]) => {
    const { body } = call;
    if (typeof body !== 'object') return [];
    const example = call.example?.body;
    return (
      positionsOf(call)
        .filter((position) => position.in === 'body' && position.kind === 'text')
        .filter(({ path }) => {
          const sent = withValueAt(example, path, 'uno dos tres\ncuatro'.padEnd(90, '.'));
          const { success, data } = body.safeParse(sent);
          return success && JSON.stringify(data).includes('tres\\ncuatro');
        })
        .map(({ path }) => path.filter((key) => key !== 'data'))
        // The filters of a saved search are compared, like those of an address.
        .filter(([field]) => field !== 'filters')
        .map((path) => path.join('.'))
    );
  });
  expect([...new Set(found)].sort()).toEqual(severalLines);
});
