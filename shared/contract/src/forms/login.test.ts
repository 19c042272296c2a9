import { fieldMessages } from '../../test/field-messages.ts';
import { loginForm } from './login.ts';

const login = { email: 'ana@udc.es', password: 'x', remember: false };

it.each(['', 'ana', 'ana@', 'ana@udc', 'ana@@udc.es', 'a na@udc.es', 'ana@udc.'])(
  'refuses %p as an address',
  (email) => {
    expect(fieldMessages(loginForm, { ...login, email })).toEqual({ email: 'Email inválido' });
  },
);

it('asks for the password', () => {
  expect(fieldMessages(loginForm, { ...login, password: '' })).toEqual({
    password: 'Introduce tu contraseña',
  });
});

it('does not judge the password otherwise: that of an old account may be short', () => {
  expect(fieldMessages(loginForm, login)).toEqual({});
});

it('sends the address as it is stored, and the password exactly as it was typed', () => {
  expect(loginForm.parse({ email: ' Ana@UDC.es ', password: ' Clave ', remember: true })).toEqual({
    email: 'ana@udc.es',
    password: ' Clave ',
    remember: true,
  });
});
