import { mailto } from './mailto.ts';

it.each([
  ['ana.rey+puente@ejemplo.es', 'mailto:ana.rey%2Bpuente@ejemplo.es'],
  ['a?bcc=b@ejemplo.es', 'mailto:a%3Fbcc%3Db@ejemplo.es'],
  ['50%&más@ejemplo.es', 'mailto:50%25%26m%C3%A1s@ejemplo.es'],
])('links to %s', (email, address) => {
  expect(mailto(email)).toBe(address);
});
