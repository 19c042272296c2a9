import type { Declared } from './call.ts';
import { positionsOf, withValueAt } from './call-positions.ts';
import { type CallName, calls } from './calls.ts';
import { filledText, line, requiredLine } from './forms/line.ts';
import { personName } from './forms/registration.ts';
import { messages } from './messages.ts';

type Schema = ReturnType<typeof line>;
const messageOf = (schema: Schema, value: string) => schema.safeParse(value).error?.issues[0]?.message;

/** Characters that show nothing or change the direction of what follows. */
const unseen = {
  'zero-width space': '\u200B',
  'zero-width non-joiner': '\u200C',
  'zero-width joiner': '\u200D',
  'left-to-right mark': '\u200E',
  'right-to-left override': '\u202E',
  'right-to-left isolate': '\u2067',
  'word joiner': '\u2060',
  'soft hyphen': '\u00AD',
  'byte order mark': '\uFEFF',
  'combining grapheme joiner': '\u034F',
  'Hangul filler': '\u3164',
  'halfwidth Hangul filler': '\uFFA0',
  'Braille blank': '\u2800',
  'Khmer vowel inherent': '\u17B4',
  'Mongolian vowel separator': '\u180E',
  'variation selector': '\uFE0F',
  tag: '\u{E0061}',
  'lone surrogate': '\uD800',
};

describe.each(Object.entries(unseen))('%s', (_, character) => {
  it.each([
    ['line', line(100)],
    ['required line', requiredLine(100)],
    ['name of a person', personName],
  ])('is refused in a %s', (_kind, schema) => {
    expect(messageOf(schema, `Ana${character}Rey`)).toBe(messages.unseen);
    expect(schema.safeParse(character).success && character.trim() !== '').toBe(false);
  });

  it('alone is no text', () => {
    expect(filledText(100).safeParse(character.repeat(3)).success).toBe(false);
  });
});

it.each([
  "O'Neill",
  'D’Angelo',
  'Col·lectiu',
  'l·l',
  'Núñez-Feijóo',
  'Mª José',
  'Nguyễn Thị Ánh',
  'Žižek',
  'محمد علي',
  'נועה',
  '李小龙',
  'Ольга',
  'J. R. R.',
  'Ana\u00A0Rey',
  'Nin\u0303o',
])('%s is a name', (name) => {
  expect(personName.parse(name)).toBe(name);
});

it.each(['42', '...', '-', '·', '👍', '´', '\u0301\u0301'])('%j is no name of a person', (name) => {
  expect(messageOf(personName, name)).toBe(messages.noMail);
});

it.each(['...', '¿?', '\u0301'])('%j is no title', (title) => {
  expect(messageOf(requiredLine(100), title)).toBe(messages.illegible);
});

it.each([
  '👩🏽‍🔬 Ciencia',
  '❤️',
  '🏳️‍🌈 Orgullo',
  '1️⃣ Primero',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Inglaterra',
  '🇪🇸',
  'C++ y C#',
  '© 2026',
  '42',
  '11 de septiembre',
])('%s is a title', (title) => {
  expect(requiredLine(100).parse(title)).toBe(title);
});

it('an emoji is joined to another one only', () => {
  expect(messageOf(requiredLine(100), '👍\u200Dhola')).toBe(messages.unseen);
  expect(messageOf(requiredLine(100), 'hola\uFE0F')).toBe(messages.unseen);
});

it.each(['👍', '?', '...', 'Sí\u00AD', 'محمد\u200C علي'])('%j is a text', (text) => {
  expect(filledText(100).parse(text)).toBe(text);
});

it('no call keeps a line with unseen characters', () => {
  const loose = Object.entries(calls as Record<CallName, Declared>).flatMap(([name, call]) => {
    const { body } = call;
    if (typeof body !== 'object') return [];
    const example = call.example?.body;
    const isTaken = (path: readonly string[], value: string): boolean =>
      body.safeParse(withValueAt(example, path, value)).success;
    return positionsOf(call)
      .filter(({ in: where, kind }) => where === 'body' && kind === 'text')
      .filter(({ path }) => !path.includes('filters'))
      .filter(({ path }) => {
        const isLine = !isTaken(path, 'uno dos tres\ncuatro'.padEnd(90, '.'));
        return (
          isLine &&
          ['Uno dos\u202E tres cuatro cinco', '\u3164'.repeat(30), 'Uno dos\u200B tres cuatro cinco'].some(
            (value) => isTaken(path, value),
          )
        );
      })
      .map(({ path }) => `${name} ${path.join('.')}`);
  });
  // The server replaces this text by its own time.
  expect(loose).toEqual(['PUT /api/user/me lastLogin']);
});
