import { parse } from './outbox.ts';

it('reads a text whole, also one with a line that begins as a boundary does', () => {
  const source = [
    'To: ana@ejemplo.es',
    'Subject: Confirma tu correo',
    'Content-Type: multipart/alternative;',
    ' boundary="--_NmP-1"',
    '',
    '----_NmP-1',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'http://localhost/user/auth/login?confirmation=3Dabc=',
    '--def',
    '----_NmP-1',
    'Content-Type: text/html',
    '',
    '<p>Hola</p>',
    '----_NmP-1--',
  ].join('\r\n');
  expect(parse(source).text).toBe('http://localhost/user/auth/login?confirmation=abc--def');
});
