import { fieldMessages } from '../../test/field-messages.ts';
import { messages } from '../messages.ts';
import { forgottenPasswordForm, newPasswordForm, passwordChange, passwordReset } from './account.ts';

const typed = { password: 'marea-alta', passwordConfirmation: 'marea-alta' };

it.each([
  ['after a forgotten one', newPasswordForm, {}],
  ['with the code of a mail', passwordReset, { code: 'a1b2' }],
  ['in the place of the old one', passwordChange, { currentPassword: 'x' }],
] as const)('a new password is typed twice: %s', (_, form, more) => {
  expect(fieldMessages(form, { ...typed, ...more })).toEqual({});
  expect(fieldMessages(form, { ...typed, ...more, passwordConfirmation: 'marea-baja' })).toEqual({
    passwordConfirmation: messages.passwordsDiffer,
  });
});

it('a forgotten password needs no more than the address', () => {
  expect(fieldMessages(forgottenPasswordForm, { email: 'ana@udc.es' })).toEqual({});
});
