import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import type { Declared } from '../call.ts';
import { positionsOf, withValueAt } from '../call-positions.ts';
import { type CallName, calls } from '../calls.ts';
import { messages } from '../messages.ts';
import { emailField } from './email.ts';
import { loginForm } from './login.ts';

interface Case {
  address: string;
  category: string;
}

/** Reads addresses of the isemail corpus, in which U+2400 to U+241F represent control characters. */
function corpus(file: string): Case[] {
  const found: Case[] = [];
  const parser = new SaxesParser();
  let text = '';
  let address = '';
  parser.on('opentag', () => (text = ''));
  parser.on('text', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    if (name === 'address') address = withControls(text);
    if (name === 'category') found.push({ address, category: text });
  });
  parser.write(readFileSync(join(__dirname, '../../test/isemail', file), 'utf8')).close();
  return found;
}

const withControls = (address: string): string =>
  address.replaceAll(/[\u2400-\u241F]/g, (symbol) => String.fromCharCode(symbol.charCodeAt(0) - 0x2400));

const cases = [...corpus('tests.xml'), ...corpus('tests-original.xml')];
const isAccepted = (address: string) => emailField.safeParse(address).success;

/** A dot-atom at a domain of two labels or more (docs/decisions/input/email-addresses.md). */
const isPlain = ({ address, category }: Case) =>
  category === 'ISEMAIL_VALID_CATEGORY' &&
  !address.includes('"') &&
  address.split('@').at(-1)?.includes('.') === true;

it('reads the whole corpus', () => {
  expect(cases).toHaveLength(164 + 279);
  expect(cases.filter(isPlain).length).toBe(42);
});

it('accepts no address that isemail calls an error', () => {
  expect(cases.filter(({ address, category }) => category === 'ISEMAIL_ERR' && isAccepted(address))).toEqual(
    [],
  );
});

it('accepts every plain address that isemail calls valid', () => {
  expect(cases.filter((each) => isPlain(each) && !isAccepted(each.address))).toEqual([]);
});

it.each([
  ['Ana.Rey@Ejemplo.ES', 'ana.rey@ejemplo.es'],
  ['  ana@ejemplo.es ', 'ana@ejemplo.es'],
  ["o'neill+puente@ejemplo.es", "o'neill+puente@ejemplo.es"],
  ['info@xn--espaa-rta.es', 'info@xn--espaa-rta.es'],
])('takes %s as %s', (typed, address) => {
  expect(emailField.parse(typed)).toBe(address);
});

const hostile = [
  'ana@ejemplo\u200B.es',
  '\u200Bana@ejemplo.es',
  'ana@ejemplo.es\u200B',
  '<ana@ejemplo.es>',
  'Ana <ana@ejemplo.es>',
  'mailto:ana@ejemplo.es',
  'ana@ejemplo.es;',
  'ana@ejemplo.es,',
  'a,b@ejemplo.es',
  'a@ejemplo.es,b@ejemplo.es',
  'a@ejemplo.es;b@ejemplo.es',
  'amigos:a@ejemplo.es;',
  '"ana"@ejemplo.es',
  'ana(rey)@ejemplo.es',
  'ana@[127.0.0.1]',
  'ana@ejemplo',
  '.ana@ejemplo.es',
  'ana.@ejemplo.es',
  'a..b@ejemplo.es',
  'ana@-ejemplo.es',
  'ana@ejemplo.es\r\nBcc: b@ejemplo.es',
  'ana@ejemplo.es\n',
  // Lower-cased, the Kelvin sign is a k.
  '\u212Bana@ejemplo.es',
  '\u212Aana@ejemplo.es',
  'аna@ejemplo.es',
  `${'a'.repeat(65)}@ejemplo.es`,
];

it.each(hostile)('refuses %j', (address) => {
  expect(emailField.safeParse(address).error?.issues[0]?.message).toBe(messages.email);
  expect(loginForm.shape.email.safeParse(address).error?.issues[0]?.message).toBe(messages.loginEmail);
});

/** Compared with stored addresses, so that any text may be sent. */
const compared = ['POST /api/auth/local identifier'];

it('every field of the contract that takes an address refuses hostile ones', () => {
  const loose = Object.entries(calls as Record<CallName, Declared>).flatMap(([name, call]) => {
    const { body } = call;
    if (typeof body !== 'object') return [];
    const example = call.example?.body;
    return positionsOf(call)
      .filter(({ in: where, kind }) => where === 'body' && kind === 'text')
      .filter(({ path }) => /mail|username|identifier/i.test(path.join('.')))
      .filter(({ path }) =>
        hostile.some((address) => body.safeParse(withValueAt(example, path, address)).success),
      )
      .map(({ path }) => `${name} ${path.join('.')}`);
  });
  expect(loose).toEqual(compared);
});
