import {
  countryOf,
  nationalPart,
  phoneCountries,
  phoneFrom,
  phonePartsOf,
  prefixOf,
} from './phone-number.ts';

test('every country has a prefix', () => {
  expect(phoneCountries.length).toBeGreaterThan(200);
  expect(prefixOf('ES')).toBe('+34');
  expect(prefixOf('PT')).toBe('+351');
});

test.each([
  ['+351 912 345 678', 'PT'],
  ['+351', 'PT'],
  ['+35', 'ES'],
  ['+', 'ES'],
  ['600 123 456', 'ES'],
  ['00 44 20 7946 0000', 'GB'],
  ['+3-3 6', 'FR'],
  ['+999 1', 'ES'],
  ['mañana', 'ES'],
])('%p belongs to %s', (text, country) => {
  expect(countryOf(text, 'ES')).toBe(country);
});

test('the chosen one of several countries with the same prefix stays', () => {
  expect(countryOf('+1 416 555 0100', 'CA')).toBe('CA');
  expect(countryOf('+1 416 555 0100', 'ES')).toBe('US');
});

test.each([
  ['+34 600 12 34 56', '600 12 34 56'],
  ['+34600123456', '600123456'],
  ['0034-600-123-456', '600-123-456'],
  ['600 123 456', '600 123 456'],
  ['+34', ''],
  ['+999 1', '+999 1'],
])('%p without its prefix is %p', (text, rest) => {
  expect(nationalPart(text)).toBe(rest);
});

test.each([
  [{ country: 'ES', number: ' 600 123 456 ' }, '+34 600 123 456'],
  [{ country: 'ES', number: '+351 912' }, '+351 912'],
  [{ country: 'ES', number: '00351 912' }, '+351 912'],
  [{ country: 'FR', number: ' ' }, ''],
  [{ country: 'ES', number: 'mañana' }, '+34 mañana'],
])('%p is sent as %p', (parts, text) => {
  expect(phoneFrom(parts)).toBe(text);
});

test.each(['+34 600 123 456', '+34 mañana', '+351 912', ''])('%p comes back as it was sent', (value) => {
  expect(phoneFrom(phonePartsOf(value, 'ES'))).toBe(value);
});
