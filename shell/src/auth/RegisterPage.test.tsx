import {
  choose,
  field,
  fillIn,
  fillInAsTeacher,
  openRegistration,
  paste,
  pick,
  registered,
  send,
  university,
} from '../../test/registration.tsx';
import { answer, heading, refuse, screen, waitFor, within } from '../../test/shell.tsx';
import { refusal } from '@puente/client/refusal';

describe('§2.7, the profile', () => {
  it('gives the heading of the page', async () => {
    const { person } = await openRegistration();
    await heading('Mejorar tu empleabilidad hoy');
    await choose(person, 'Organización');
    await heading('Impulsa tus proyectos hoy');
    await choose(person, 'Profesor');
    await heading('Mejorar tu empleabilidad hoy');
  });

  it('is that of the link which led here, or a student’s', async () => {
    await openRegistration('?profile=coordinator');
    expect(screen.getByRole('radio', { name: 'Organización' })).toBeChecked();
  });

  it('cannot be one that nobody may give themselves', async () => {
    await openRegistration('?profile=projectManager');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'student',
      'coordinator',
      'teacher',
    ]);
    expect(screen.getByRole('radio', { name: 'Estudiante' })).toBeChecked();
  });

  it('is not asked for where the link says so, and the link’s profile holds', async () => {
    await openRegistration('?profile=coordinator&hideProfile=1');
    await heading('Impulsa tus proyectos hoy');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(field('Teléfono')).toBeRequired();
  });

  it('stands in the address, which keeps it over a reload', async () => {
    const { person, address } = await openRegistration();
    await choose(person, 'Organización');
    await waitFor(() => expect(address()).toBe('/register?profile=coordinator'));
  });

  it('takes nothing that was typed with it when it changes', async () => {
    const { person } = await openRegistration();
    await fillIn(person);
    await paste(person, /Teléfono/, '600 123 456');
    await pick(person, 'Universidad de Málaga');
    await choose(person, 'Profesor');
    await choose(person, 'Estudiante');
    expect(field('Nombre')).toHaveValue('Ana');
    expect(field('Contraseña')).toHaveValue('marea-alta');
    expect(field(/Teléfono/)).toHaveValue('600 123 456');
    expect(await university()).toHaveValue('Universidad de Málaga');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('decides who is asked for a university and a phone', async () => {
    const { person } = await openRegistration();
    expect(await university()).toBeVisible();
    expect(field(/Teléfono/)).not.toBeRequired();
    await choose(person, 'Organización');
    expect(screen.queryByLabelText('Universidad')).not.toBeInTheDocument();
    expect(field('Teléfono')).toBeRequired();
    await choose(person, 'Profesor');
    expect(screen.queryByLabelText(/Teléfono/)).not.toBeInTheDocument();
  });
});

it('§2.7: leads to login, and to the conditions in a tab of their own', async () => {
  await openRegistration();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/^Ya tienes una cuenta\?/)).toHaveTextContent('Ya tienes una cuenta? Iniciar sesión');
  expect(main.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/user/auth/login');
  expect(screen.getByRole('checkbox', { name: /^Acepto los terminos y condiciones/ })).not.toBeChecked();
  const terms = screen.getByRole('link', { name: /terminos y condiciones/ });
  expect(terms).toHaveAttribute('href', '/terminos-y-condiciones');
  expect(terms).toHaveAttribute('target', '_blank');
});

describe('§5, what is wrong', () => {
  it('is said all at once, in the order of the form', async () => {
    const { person } = await openRegistration();
    await send(person);
    const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Nombre: Campo obligatorio',
      'Apellidos: Campo obligatorio',
      'Correo electrónico: Campo obligatorio',
      'Universidad: Campo obligatorio',
      'Contraseña: La contraseña debe contener al menos 6 caracteres',
      'Repite la contraseña: Campo obligatorio',
      'Acepto los terminos y condiciones: Aceptar este campo es obligatorio.',
    ]);
    expect(field('Repite la contraseña')).toHaveAccessibleDescription('Error: Campo obligatorio');
    expect(registered()).toEqual([]);
  });

  it.each([
    ['Correo electrónico', 'ana@udc', 'Formato de email incorrecto'],
    ['Teléfono (opcional)', 'mañana', 'Formato de teléfono no válido'],
    ['Contraseña', '12345', 'La contraseña debe contener al menos 6 caracteres'],
    ['Repite la contraseña', 'marea-baja', 'Las contraseñas deben ser idénticas'],
  ])('%s: %s', async (label, text, message) => {
    const { person } = await openRegistration();
    await fillIn(person);
    await person.clear(field(label));
    await person.type(field(label), text);
    await send(person);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(`Error: ${message}$`)));
    expect(registered()).toEqual([]);
  });

  it('is the second password no longer, once the first one is put right', async () => {
    const { person } = await openRegistration('?profile=teacher');
    await fillIn(person);
    await person.type(field('Contraseña'), 's');
    await send(person);
    await waitFor(() => expect(field('Repite la contraseña')).toBeInvalid());
    await person.type(field('Contraseña'), '{Backspace}');
    await waitFor(() => expect(field('Repite la contraseña')).toBeValid());
  });

  it('is the name of another university, and an organisation’s phone, when they are missing', async () => {
    const { person } = await openRegistration();
    await fillIn(person);
    await pick(person, 'Otra');
    await send(person);
    await waitFor(() =>
      expect(field('Nombre de tu universidad')).toHaveAccessibleDescription('Error: Campo obligatorio'),
    );
    await choose(person, 'Organización');
    await send(person);
    await waitFor(() => expect(field('Teléfono')).toHaveAccessibleDescription('Error: Campo obligatorio'));
    // Errors of fields that only the other profile has are not shown.
    expect(screen.queryByText(/Nombre de tu universidad/)).not.toBeInTheDocument();
  });

  it('is what the server says of a field, until it is changed: a common password', async () => {
    const { person } = await fillInAsTeacher();
    refuse(
      'POST /api/auth/local/register',
      refusal('ValidationError', { fields: { password: 'Elige una contraseña menos común.' } }),
    );
    await send(person);
    await waitFor(() =>
      expect(field('Contraseña')).toHaveAccessibleDescription(/Error: Elige una contraseña menos común\.$/),
    );
    for (const label of ['Contraseña', 'Repite la contraseña']) await person.type(field(label), '-26');
    await waitFor(() => expect(field('Contraseña')).toBeValid());
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
    await send(person);
    await heading('Revisa tu correo');
    expect(registered().at(-1)).toMatchObject({ body: { password: 'marea-alta-26' } });
  });

  it('can be seen in a password that is shown', async () => {
    const { person } = await fillInAsTeacher();
    const [first] = screen.getAllByRole('button', { name: 'Mostrar la contraseña' });
    if (!first) throw new Error('No button.');
    await person.click(first);
    expect(field('Contraseña')).toHaveAttribute('type', 'text');
    expect(field('Repite la contraseña')).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
    expect(field('Contraseña')).toHaveAttribute('type', 'password');
  });

  it('does not outlive the profile that it was about', async () => {
    const { person } = await openRegistration();
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
    await person.type(field(/Teléfono/), 'mañana');
    await fillIn(person);
    await choose(person, 'Profesor');
    await send(person);
    await waitFor(() => expect(registered()).toHaveLength(1));
  });
});
