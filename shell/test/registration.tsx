import { answer, openShell, ownPages, press, screen, sentTo } from './shell.tsx';

/** The registration screen as a person meets it. */
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

/** Fills in every field that all profiles have. */
export async function fillIn(person: Person) {
  await person.type(field('Nombre'), 'Ana');
  await person.type(field('Apellidos'), 'Prieto');
  await person.type(field('Correo electrónico'), 'Ana@UDC.es');
  await person.type(field('Contraseña'), 'marea-alta');
  await person.type(field('Repite la contraseña'), 'marea-alta');
  await person.click(screen.getByRole('checkbox', { name: /terminos y condiciones/ }));
}

export async function fillInAsTeacher() {
  const page = await openRegistration('?profile=teacher');
  await fillIn(page.person);
  return page;
}
