import { answer, openShell, ownPages, press, screen, sentTo } from './shell.tsx';

/** Opens the registration screen. */
export async function openRegistration(search = '') {
  answer('GET /api/universities/names', {
    data: [
      { id: 7, name: 'Universidade da Coruña', short_names: ['UDC'] },
      { id: 8, name: 'Universidad de Málaga', short_names: ['UMA'] },
    ],
  });
  const page = await openShell(`/register${search}`, { loadPage: ownPages });
  await screen.findByRole('button', { name: 'Crear cuenta' });
  return page;
}
type Person = Awaited<ReturnType<typeof openRegistration>>['person'];

export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const university = () => screen.findByRole('combobox', { name: 'Universidad' });
export const send = (person: Person) => press(person, 'Crear cuenta');
export const registered = () => sentTo('POST /api/auth/local/register');
export const choose = (person: Person, profile: string) =>
  person.click(screen.getByRole('radio', { name: profile }));

export async function pick(person: Person, name: string) {
  await person.click(await university());
  await person.click(await screen.findByRole('option', { name }));
}

/** Pastes a text into a field. Typing would render the whole form for each character. */
export async function paste(person: Person, label: string | RegExp, text: string) {
  await person.click(field(label));
  await person.paste(text);
}

/** Fills in the fields that all profiles have. */
export async function fillIn(person: Person) {
  await paste(person, 'Nombre', 'Ana');
  await paste(person, 'Apellidos', 'Prieto');
  await paste(person, 'Correo electrónico', 'Ana@UDC.es');
  await paste(person, 'Contraseña', 'marea-alta');
  await paste(person, 'Repite la contraseña', 'marea-alta');
  await person.click(screen.getByRole('checkbox', { name: /terminos y condiciones/ }));
}

export async function fillInAsTeacher() {
  const page = await openRegistration('?profile=teacher');
  await fillIn(page.person);
  return page;
}
