import { answer, heading, hold, openShell, ownPages, press, refuse, screen, sentTo, waitFor, within } from '../../test/shell.tsx';
import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';

const universities = { data: [{ id: 7, name: 'Universidade da Coruña' }, { id: 8, name: 'Universidad de Málaga' }] };

async function open(search = '') {
  answer('GET /api/universities/names', universities);
  const page = await openShell(`/register${search}`, { loadPage: ownPages });
  await screen.findByRole('button', { name: 'Crear cuenta' });
  return page;
}
type Person = Awaited<ReturnType<typeof open>>['person'];

const field = (label: string | RegExp) => screen.getByLabelText(label);
const university = () => screen.findByRole('combobox', { name: 'Universidad' });
const send = (person: Person) => press(person, 'Crear cuenta');
const registered = () => sentTo('POST /api/auth/local/register');
const choose = (person: Person, profile: string) => person.click(screen.getByRole('radio', { name: profile }));

async function pick(person: Person, name: string) {
  await person.click(await university());
  await person.click(await screen.findByRole('option', { name }));
}

/** Everything that everybody is asked for. */
async function fillIn(person: Person) {
  await person.type(field('Nombre'), 'Ana');
  await person.type(field('Apellidos'), 'Prieto');
  await person.type(field('Correo electrónico'), 'Ana@UDC.es');
  await person.type(field('Contraseña'), 'marea-alta');
  await person.type(field('Repite la contraseña'), 'marea-alta');
  await person.click(screen.getByRole('checkbox', { name: /terminos y condiciones/ }));
}

async function fillInAsTeacher() {
  const page = await open('?profile=teacher');
  await fillIn(page.person);
  return page;
}

describe('the profile', () => {
  it('gives the heading of the page', async () => {
    const { person } = await open();
    await heading('Mejorar tu empleabilidad hoy');
    await choose(person, 'Organización');
    await heading('Impulsa tus proyectos hoy');
    await choose(person, 'Profesor');
    await heading('Mejorar tu empleabilidad hoy');
  });

  it('is that of the link which led here, or a student’s', async () => {
    await open('?profile=coordinator');
    expect(screen.getByRole('radio', { name: 'Organización' })).toBeChecked();
  });

  it('cannot be one that nobody may give themselves', async () => {
    await open('?profile=projectManager');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['student', 'coordinator', 'teacher']);
    expect(screen.getByRole('radio', { name: 'Estudiante' })).toBeChecked();
  });

  it('decides who is asked for a university and a phone', async () => {
    const { person } = await open();
    expect(await university()).toBeVisible();
    expect(field(/Teléfono/)).not.toBeRequired();
    await choose(person, 'Organización');
    expect(screen.queryByLabelText('Universidad')).not.toBeInTheDocument();
    expect(field('Teléfono')).toBeRequired();
    await choose(person, 'Profesor');
    expect(screen.queryByLabelText(/Teléfono/)).not.toBeInTheDocument();
  });
});

describe('what is wrong', () => {
  it('is said all at once, in the order of the form', async () => {
    const { person } = await open();
    await send(person);
    const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Nombre: Campo obligatorio',
      'Apellidos: Campo obligatorio',
      'Correo electrónico: Campo obligatorio',
      'Universidad: Campo obligatorio',
      'Contraseña: La contraseña debe contener al menos 6 caracteres',
      'Repite la contraseña: Campo obligatorio',
      'Términos y condiciones: Aceptar este campo es obligatorio.',
    ]);
    expect(field('Repite la contraseña')).toHaveAccessibleDescription('Error: Campo obligatorio');
    expect(registered()).toEqual([]);
  });

  it('does not outlive the profile that it was about', async () => {
    const { person } = await open();
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
    await person.type(field(/Teléfono/), 'mañana');
    await fillIn(person);
    await choose(person, 'Profesor');
    await send(person);
    await waitFor(() => expect(registered()).toHaveLength(1));
  });
});

describe('the university', () => {
  it('is asked for on the first focus of its field, and not again', async () => {
    const { person } = await open();
    await university();
    expect(sentTo('GET /api/universities/names')).toEqual([]);
    await person.click(await university());
    expect(await screen.findByRole('option', { name: 'Universidade da Coruña' })).toBeVisible();
    await person.click(field('Nombre'));
    await person.click(await university());
    await screen.findByRole('option', { name: 'Otra' });
    expect(sentTo('GET /api/universities/names')).toHaveLength(1);
  });

  it('is «Otra» at the end of the list, with its name in a field of its own', async () => {
    const { person } = await open();
    await person.click(await university());
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Universidade da Coruña',
      'Universidad de Málaga',
      'Otra',
    ]);
    await person.click(screen.getByRole('option', { name: 'Otra' }));
    expect(await screen.findByLabelText('Nombre de tu universidad')).toBeRequired();
  });

  it('drops the typed name with another choice', async () => {
    const { person } = await open();
    await pick(person, 'Otra');
    await person.type(await screen.findByLabelText('Nombre de tu universidad'), 'Universidad del Mar');
    await person.clear(await university());
    await pick(person, 'Universidad de Málaga');
    expect(screen.queryByLabelText('Nombre de tu universidad')).not.toBeInTheDocument();
    await person.clear(await university());
    await pick(person, 'Otra');
    expect(await screen.findByLabelText('Nombre de tu universidad')).toHaveValue('');
  });

  it('says when nothing is found', async () => {
    const { person } = await open();
    await person.type(await university(), 'xyz');
    expect((await screen.findAllByText('No se encontraron resultados'))[0]).toBeInTheDocument();
  });

  it('says when the list cannot be had, and asks again when it is opened again', async () => {
    const { person } = await open();
    refuse('GET /api/universities/names', new ApiError('Unexpected'));
    await person.click(await university());
    expect((await screen.findAllByText('No hemos podido cargar la lista. Ábrela otra vez.'))[0]).toBeInTheDocument();
    answer('GET /api/universities/names', universities);
    await person.keyboard('{Escape}');
    await person.click(await university());
    expect(await screen.findByRole('option', { name: 'Universidad de Málaga' })).toBeVisible();
  });
});

describe('registering', () => {
  it('sends what a student filled in, notes who registered here, and goes on', async () => {
    const { person, address } = await open();
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
    await fillIn(person);
    await pick(person, 'Universidade da Coruña');
    await send(person);
    await heading('Revisa tu correo');
    expect(address()).toBe('/register/completed');
    expect(screen.getByText(/Te hemos enviado un enlace a ana@udc.es/)).toBeVisible();
    expect(localStorage.getItem('registered')).toBe('31');
    expect(registered()).toEqual([
      {
        body: {
          username: 'ana@udc.es',
          email: 'ana@udc.es',
          password: 'marea-alta',
          name: 'Ana',
          surname: 'Prieto',
          profileType: 'student',
          university: { id: 7, name: 'Universidade da Coruña' },
        },
      },
    ]);
  });

  it('sends once, however often the button is pressed', async () => {
    const { person } = await fillInAsTeacher();
    const call = hold('POST /api/auth/local/register');
    const button = screen.getByRole('button', { name: 'Crear cuenta' });
    // Ten presses before the page has drawn itself anew, and ten after.
    await act(() => {
      for (let press = 0; press < 10; press++) button.click();
      return Promise.resolve();
    });
    await waitFor(() => expect(registered()).toHaveLength(1));
    for (let press = 0; press < 10; press++) await person.click(button);
    await call.settle({ user: { id: 31, email: 'ana@udc.es' } });
    await heading('Revisa tu correo');
    expect(registered()).toHaveLength(1);
  });

  it('says at its field that the address is taken, until it is changed', async () => {
    const { person } = await fillInAsTeacher();
    const text = 'Ya existe una cuenta con este email';
    refuse('POST /api/auth/local/register', new ApiError('EmailTaken', 409, { email: text }));
    await send(person);
    await waitFor(() => expect(field('Correo electrónico')).toHaveAccessibleDescription(`Error: ${text}`));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await person.type(field('Correo electrónico'), '.example');
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es.example' } });
    await send(person);
    await heading('Revisa tu correo');
  });

  it('takes an answer without a user for a failure', async () => {
    const { person } = await fillInAsTeacher();
    answer('POST /api/auth/local/register', { user: null });
    await send(person);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al registrarse. Inténtalo de nuevo.');
    expect(localStorage.getItem('registered')).toBeNull();
  });

  it('goes on where the browser keeps nothing', async () => {
    const { person } = await fillInAsTeacher();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
    await send(person);
    await heading('Revisa tu correo');
    jest.restoreAllMocks();
  });

  describe('that fails', () => {
    afterEach(() => jest.useRealTimers());

    const failure = () => screen.queryByText('Error al registrarse. Inténtalo de nuevo.');
    async function pressAndWait() {
      fireEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
      await act(() => jest.advanceTimersByTimeAsync(10));
    }
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

    it('says so for five seconds, each time anew', async () => {
      await fillInAsTeacher();
      refuse('POST /api/auth/local/register', new ApiError('Network'));
      jest.useFakeTimers();
      await pressAndWait();
      expect(failure()).toBeVisible();
      await pass(3000);
      await pressAndWait();
      await pass(4000);
      expect(failure()).toBeVisible();
      await pass(1000);
      expect(failure()).not.toBeInTheDocument();
    });

    it('says nothing of it during the next attempt', async () => {
      await fillInAsTeacher();
      refuse('POST /api/auth/local/register', new ApiError('Network'));
      jest.useFakeTimers();
      await pressAndWait();
      hold('POST /api/auth/local/register');
      await pressAndWait();
      expect(failure()).not.toBeInTheDocument();
    });
  });
});

it('leads to login, and to the conditions in a tab of their own', async () => {
  await open();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', '/user/auth/login');
  const terms = screen.getByRole('link', { name: /terminos y condiciones/ });
  expect(terms).toHaveAttribute('href', '/terminos-y-condiciones');
  expect(terms).toHaveAttribute('target', '_blank');
});

describe('/register/completed opened by its address', () => {
  it('does not know the address, and offers no other mail', async () => {
    await openShell('/register/completed', { loadPage: ownPages });
    await heading('Revisa tu correo');
    expect(screen.getByText(/Te hemos enviado un enlace\. Ábrelo/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reenviar el correo' })).not.toBeInTheDocument();
  });
});
