import { charactersIn, onOneLine, saysAsMuch, without } from './drawable.ts';

it('is one line, composed, without what has no shape', () => {
  expect(onOneLine(' nin\u0303a\n\u202Ecasa\u200B\u0000 \uD800 ')).toBe('niña casa');
});

it('counts an emoji as one character', () => {
  expect(charactersIn('1️⃣👩‍🔬')).toHaveLength(2);
});

it.each([
  ['𝓗ola', ['𝓗'], 'Hola'],
  ['ﬁn', ['ﬁ'], 'fin'],
  ['ṩol', ['ṩ'], 'sol'],
  ['fiesta 🎉 hoy', ['🎉'], 'fiesta hoy'],
  ['1 y 1️⃣', ['1️⃣'], '1 y 1'],
  ['漢字', ['漢', '字'], ''],
])('%s is without %s: %s', (text, missing, kept) => {
  expect(without(new Set(missing), text)).toBe(kept);
});

it.each([
  ['Fiesta', 'Fiesta 🎉', true],
  ['Proyecto', 'Proyecto 漢字', true],
  ['C', 'Проект для района C', false],
  ['—', '漢字 — 🎉', false],
])('%s is enough of %s: %s', (left, whole, isEnough) => {
  expect(saysAsMuch(left, whole)).toBe(isEnough);
});
