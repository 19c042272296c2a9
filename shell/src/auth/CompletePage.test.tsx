import {
  answer,
  heading,
  openShell,
  ownPages,
  personAs,
  press,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import type { CurrentUser } from '@puente/contract/entities/user';
import { rememberIntendedPath } from '@puente/platform/session';
import { keepChosenProfile } from './chosen-profile.ts';

const newcomer: CurrentUser = {
  ...personAs('student'),
  name: 'Sabela',
  surname: 'Rey',
  phone: null,
  profileType: null,
  details: null,
};
const open = (user: CurrentUser | null = newcomer) =>
  openShell('/user/complete', { loadPage: ownPages, user });
type Person = Awaited<ReturnType<typeof open>>['person'];

const main = () => within(screen.getByRole('main'));
const choose = (person: Person, profile: string) =>
  person.click(main().getByRole('radio', { name: profile }));
const accept = (person: Person) =>
  person.click(main().getByRole('checkbox', { name: /Acepto los terminos y condiciones/ }));
const send = (person: Person) => press(person, 'Completar perfil');
const fields = () =>
  main()
    .queryAllByRole('textbox')
    .map((field) => field.getAttribute('name'));

beforeEach(() =>
  answer('GET /api/universities/names', { data: [{ id: 7, name: 'Universidade da Coruña' }] }),
);

async function chooseUniversity(person: Person, name: string) {
  await person.click(main().getByRole('combobox', { name: 'Universidad' }));
  await person.click(await screen.findByRole('option', { name }));
}

describe('asks only for what is missing', () => {
  it('of a student the university, and a phone if they like', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: 'Estudiante' })).toBeChecked();
    expect(fields()).toEqual(['phone']);
    expect(main().getByRole('combobox', { name: 'Universidad' })).toBeVisible();
    expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument();
  });

  it('of an organisation the phone, which is required (§5)', async () => {
    const { person } = await open();
    await choose(person, 'Organización');
    expect(main().getByRole('textbox', { name: 'Teléfono' })).toBeRequired();
    expect(main().queryByRole('combobox', { name: 'Universidad' })).not.toBeInTheDocument();
    await accept(person);
    await send(person);
    expect(await screen.findByRole('link', { name: 'Teléfono: Campo obligatorio' })).toBeVisible();
    expect(sentTo('POST /api/coordinators')).toEqual([]);
  });

  it('of a teacher nothing but the terms', async () => {
    const { person } = await open();
    await choose(person, 'Profesor');
    expect(fields()).toEqual([]);
    await send(person);
    expect(
      await screen.findByRole('link', {
        name: 'Acepto los terminos y condiciones: Aceptar este campo es obligatorio.',
      }),
    ).toBeVisible();
  });

  it('no phone of a user who has one', async () => {
    const { person } = await open({ ...newcomer, phone: '+34 600 123 456' });
    await choose(person, 'Organización');
    expect(fields()).toEqual([]);
  });

  it('a name when the provider gave none', async () => {
    await open({ ...newcomer, name: 'sabela.rey', surname: '' });
    await screen.findByRole('radio', { name: 'Estudiante' });
    expect(fields()).toEqual(['name', 'surname', 'phone']);
    expect(main().getByRole('textbox', { name: 'Nombre' })).toHaveValue('sabela.rey');
  });
});

describe('completes the profile', () => {
  it('of a student, who lands where students land (§4.1)', async () => {
    const { person } = await open();
    answer('POST /api/students', { data: { id: 1 } });
    answer('GET /api/users/me', personAs('student'));
    await chooseUniversity(person, 'Universidade da Coruña');
    await accept(person);
    await send(person);
    await heading('public-site: students');
    expect(localStorage.getItem('registered')).toBe(String(newcomer.id));
    expect(sentTo('POST /api/students')).toMatchObject([
      { body: { data: { university: { id: 7, name: 'Universidade da Coruña' } } } },
    ]);
    expect(sentTo('PUT /api/user/me').filter(({ body }) => body && 'name' in body)).toEqual([]);
  });

  it('of a student at another university, whose name is typed (§5)', async () => {
    const { person } = await open();
    answer('POST /api/students', { data: { id: 1 } });
    answer('GET /api/users/me', personAs('student'));
    await chooseUniversity(person, 'Otra');
    await person.type(
      main().getByRole('textbox', { name: 'Nombre de tu universidad' }),
      'Universidad del Mar',
    );
    await accept(person);
    await send(person);
    await heading('public-site: students');
    expect(sentTo('POST /api/students')).toMatchObject([
      { body: { data: { university: { id: 0, name: 'Universidad del Mar' } } } },
    ]);
  });

  it('of an organisation, with the phone', async () => {
    const { person } = await open();
    answer('POST /api/coordinators', { data: { id: 1 } });
    answer('GET /api/users/me', personAs('coordinator'));
    await choose(person, 'Organización');
    await person.click(main().getByRole('textbox', { name: 'Teléfono' }));
    await person.paste('+34 600 123 456');
    await accept(person);
    await send(person);
    await heading('organisation-app: organizationCreate');
    expect(sentTo('POST /api/coordinators')).toMatchObject([
      { body: { data: { phone: '+34 600 123 456' } } },
    ]);
  });

  it('of a teacher, first the name that was missing', async () => {
    const { person } = await open({ ...newcomer, name: 'sabela', surname: '' });
    answer('PUT /api/user/me', newcomer);
    answer('POST /api/teachers', { data: { id: 1 } });
    answer('GET /api/users/me', personAs('teacher'));
    await choose(person, 'Profesor');
    await person.type(main().getByRole('textbox', { name: 'Apellidos' }), 'Rey');
    await accept(person);
    await send(person);
    await heading('public-site: universities');
    // Another request to the same endpoint saves the time of the login.
    expect(sentTo('PUT /api/user/me')).toContainEqual({ body: { name: 'sabela', surname: 'Rey' } });
    expect(sentTo('POST /api/teachers')).toHaveLength(1);
  });

  it('and goes on to where the person was going', async () => {
    rememberIntendedPath('/blog?page=2');
    const { person, address } = await open();
    answer('POST /api/teachers', { data: { id: 1 } });
    answer('GET /api/users/me', personAs('teacher'));
    await choose(person, 'Profesor');
    await accept(person);
    await send(person);
    await waitFor(() => expect(address()).toBe('/blog?page=2'));
  });

  it('once, however often the button is pressed', async () => {
    const { person } = await open();
    answer('POST /api/teachers', () => new Promise(() => {}));
    await choose(person, 'Profesor');
    await accept(person);
    for (let press = 0; press < 10; press++) await send(person);
    expect(sentTo('POST /api/teachers')).toHaveLength(1);
  });

  it('keeps what was typed when it cannot be sent', async () => {
    const { person } = await open();
    refuse('POST /api/coordinators', new ApiError('Network'));
    await choose(person, 'Organización');
    await person.type(main().getByRole('textbox', { name: 'Teléfono' }), '600 123 456');
    await accept(person);
    await send(person);
    expect(
      await screen.findByText('No hay conexión con el servicio. Comprueba tu red e inténtalo de nuevo.'),
    ).toBeVisible();
    expect(main().getByRole('radio', { name: 'Organización' })).toBeChecked();
    expect(main().getByRole('textbox', { name: 'Teléfono' })).toHaveValue('600 123 456');
  });

  it('does not believe an answer that holds no profile', async () => {
    const { person } = await open();
    answer('POST /api/teachers', {});
    await choose(person, 'Profesor');
    await accept(person);
    await send(person);
    expect(await screen.findByText('Error inesperado. Inténtalo de nuevo.')).toBeVisible();
    expect(main().getByRole('radio', { name: 'Profesor' })).toBeChecked();
  });

  it('takes it as done when another tab did it meanwhile', async () => {
    const { person } = await open();
    refuse('POST /api/teachers', refusal('ProfileExists'));
    answer('GET /api/users/me', personAs('coordinator'));
    await choose(person, 'Profesor');
    await accept(person);
    await send(person);
    await heading('organisation-app: organizationCreate');
  });
});

it('§4.3 starts with what was chosen on the registration screen, and remembers the campaign as it does', async () => {
  keepChosenProfile({
    profileType: 'student',
    phone: '600 123 456',
    university: { id: 7, name: 'Universidade da Coruña' },
    campaigns: ['emprende-tfg'],
    campaignName: 'Emprende TFG',
  });
  const { person } = await open();
  answer('POST /api/students', { data: { id: 1 } });
  answer('GET /api/users/me', personAs('student'));
  await waitFor(() =>
    expect(main().getByRole('combobox', { name: 'Universidad' })).toHaveValue('Universidade da Coruña'),
  );
  await accept(person);
  await send(person);
  await heading('public-site: students');
  expect(sentTo('POST /api/students')).toMatchObject([
    { body: { data: { university: { id: 7 }, phone: '600 123 456', campaigns: ['emprende-tfg'] } } },
  ]);
  expect(sessionStorage.getItem('u4iCampaign')).toBe('Emprende TFG');
});

it('§2.7 with a campaign there is no profile to choose: it is for students, and kept', async () => {
  keepChosenProfile({ profileType: 'teacher', campaigns: ['emprende-tfg'], campaignName: 'Emprende TFG' });
  await open();
  expect(await main().findByText('Emprende TFG')).toBeVisible();
  expect(main().queryByRole('radio', { name: 'Profesor' })).not.toBeInTheDocument();
  expect(main().getByRole('combobox', { name: 'Universidad' })).toBeVisible();
});

it('leads a user who has a profile to where they land', async () => {
  await open(personAs('teacher'));
  await heading('public-site: universities');
});

it('leads a visitor to login, and forgets nothing of where they were going', async () => {
  rememberIntendedPath('/profile');
  await open(null);
  await heading('Iniciar sesión');
  expect(sessionStorage.getItem('u4iRedirect')).toBe('/profile');
});
