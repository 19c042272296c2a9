import { paste } from '../../test/registration.tsx';
import {
  answer,
  heading,
  hold,
  openShell,
  ownPages,
  press,
  refuse,
  screen,
  sentTo,
  waitFor,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';

const campaign = { subtitle: null, active: true, from: null, to: null, logo: null };
const campaigns = [
  {
    ...campaign,
    id: 1,
    code: 'emprende-tfg',
    name: 'Emprende TFG',
    title: 'Emprende TFG',
    subtitle: 'Galicia',
  },
  { ...campaign, id: 2, code: 'tfg-circular', name: 'TFG Circular 25/26', title: '' },
  { ...campaign, id: 3, code: 'pasada', name: 'Campaña pasada', title: 'Campaña pasada', active: false },
];
const vigo = { id: 9, name: 'Universidad de Vigo' };

async function open(search: string) {
  const page = await openShell(`/register${search}`, { loadPage: ownPages });
  await screen.findByRole('button', { name: 'Crear cuenta' });
  return page;
}
const banner = () => screen.queryByRole('complementary', { name: 'Campaña' });
const bannerThere = () => screen.findByRole('complementary', { name: 'Campaña' });
const field = (label: string) => screen.getByLabelText(label);

/** Fills in everything except the university. */
async function fillIn(person: Awaited<ReturnType<typeof open>>['person']) {
  await paste(person, 'Nombre', 'Ana');
  await paste(person, 'Apellidos', 'Prieto');
  await paste(person, 'Correo electrónico', 'ana@udc.es');
  await paste(person, 'Contraseña', 'marea-alta');
  await paste(person, 'Repite la contraseña', 'marea-alta');
  await person.click(screen.getByRole('checkbox'));
}

beforeEach(() => {
  answer('GET /api/campaigns', { data: campaigns });
  answer('GET /api/universities', { data: [{ ...vigo, code: 'vigo', validated: true }] });
  answer('GET /api/universities/names', { data: [{ id: 7, name: 'Universidade da Coruña' }, vigo] });
  answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
});

describe('§2.7, a campaign', () => {
  it('has a banner with its title and subtitle, and no profile to choose', async () => {
    await open('?campaign=emprende-tfg&profile=coordinator');
    await heading('Mejorar tu empleabilidad hoy');
    expect(await bannerThere()).toHaveTextContent('Emprende TFGGalicia');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Universidad' })).toHaveValue('');
  });

  it('looks like «EmpleaTFG» when it says nothing of its own, and may be named by its program', async () => {
    await open('?campaign=ecoembes');
    expect(await bannerThere()).toHaveTextContent(/^EmpleaTFG$/);
  });

  it('shows its logo', async () => {
    answer('GET /api/campaigns', {
      data: [{ ...campaigns[0], logo: { url: '/uploads/emprende.png', alternativeText: 'Emprende' } }],
    });
    await open('?campaign=emprende-tfg');
    expect(await screen.findByRole('img', { name: 'Emprende' })).toHaveAttribute(
      'src',
      '/uploads/emprende.png',
    );
  });

  it('§9: chooses the university whose code the link has, which can be changed', async () => {
    const { person } = await open('?campaign=vigo');
    const university = await screen.findByRole('combobox', { name: 'Universidad' });
    await waitFor(() => expect(university).toHaveValue('Universidad de Vigo'));
    expect(sentTo('GET /api/universities/names')).toEqual([]);
    await person.clear(university);
    await person.click(await screen.findByRole('option', { name: 'Universidade da Coruña' }));
    expect(university).toHaveValue('Universidade da Coruña');
  });

  it.each(['nadie', 'pasada', 'data', 'toString', ''])(
    'that there is not (%p) changes nothing',
    async (code) => {
      await open(`?campaign=${code}&profile=teacher`);
      expect(await screen.findByRole('radio', { name: 'Profesor' })).toBeChecked();
      expect(banner()).not.toBeInTheDocument();
      expect(screen.queryByText('Cargando la campaña…')).not.toBeInTheDocument();
    },
  );

  it('that cannot be asked for leaves the form as it is without one, and can be asked for again', async () => {
    refuse('GET /api/campaigns', new ApiError('Unexpected'));
    const { person } = await open('?campaign=vigo&profile=teacher');
    expect(await screen.findByRole('radio', { name: 'Profesor' })).toBeChecked();
    const notice = await screen.findByText('No hemos podido cargar la campaña');
    await person.type(field('Nombre'), 'Ana');
    const again = hold('GET /api/campaigns');
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('radio', { name: 'Profesor' })).toBeChecked();
    await again.settle({ data: campaigns });
    expect(await bannerThere()).toHaveTextContent('Emprende TFG');
    expect(notice).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(field('Nombre')).toHaveValue('Ana');
    expect(await screen.findByRole('combobox', { name: 'Universidad' })).toHaveValue('Universidad de Vigo');
  });

  it('§3 and §4.3: is sent by its code and remembered by its name', async () => {
    const { person, address } = await open('?campaign=vigo');
    await fillIn(person);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Universidad' })).toHaveValue('Universidad de Vigo'),
    );
    await press(person, 'Crear cuenta');
    await heading('Revisa tu correo');
    expect(sentTo('POST /api/auth/local/register')).toEqual([
      {
        body: expect.objectContaining({
          profileType: 'student',
          university: vigo,
          campaigns: ['emprende-tfg'],
        }) as unknown,
      },
    ]);
    expect(sessionStorage.getItem('u4iCampaign')).toBe('Emprende TFG');
    expect(localStorage.getItem('registered')).toBe('31');
    expect(address()).toBe('/register/completed?campaign=emprende-tfg');
    expect(screen.getByText(/Ya formas parte de Emprende TFG/)).toBeVisible();
    expect(screen.getByText('Elige tu proyecto de Emprende TFG.')).toBeVisible();
  });
});

describe('a campaign that lets itself be waited for', () => {
  const noCampaign = () => screen.queryByText('Cargando la campaña…');

  it('leaves the form to be filled in meanwhile, and takes nothing of it when it is there', async () => {
    const asked = hold('GET /api/campaigns');
    const { person } = await open('?campaign=vigo');
    expect(screen.getByText('Cargando la campaña…')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await fillIn(person);
    await asked.settle({ data: campaigns });
    expect(await bannerThere()).toHaveTextContent('Emprende TFG');
    expect(noCampaign()).not.toBeInTheDocument();
    expect(field('Nombre')).toHaveValue('Ana');
    expect(field('Contraseña')).toHaveValue('marea-alta');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(await screen.findByRole('combobox', { name: 'Universidad' })).toHaveValue('Universidad de Vigo');
  });

  it.each([
    ['was chosen', 'Universidade da Coruña', 'Universidade da Coruña'],
    ['was chosen and removed again', null, ''],
  ])('does not choose a university where one %s', async (_, name, left) => {
    const asked = hold('GET /api/campaigns');
    const { person } = await open('?campaign=vigo');
    const university = await screen.findByRole('combobox', { name: 'Universidad' });
    await person.click(university);
    await person.click(await screen.findByRole('option', { name: 'Universidade da Coruña' }));
    if (name === null) {
      await person.clear(university);
      await person.tab();
    }
    await asked.settle({ data: campaigns });
    await bannerThere();
    expect(university).toHaveValue(left);
  });

  it('is waited for by a user who sends the form before', async () => {
    const asked = hold('GET /api/campaigns');
    const { person } = await open('?campaign=emprende-tfg');
    await fillIn(person);
    await person.click(await screen.findByRole('combobox', { name: 'Universidad' }));
    await person.click(await screen.findByRole('option', { name: 'Universidade da Coruña' }));
    await press(person, 'Crear cuenta');
    expect(screen.getByRole('button', { name: 'Crear cuenta' })).toHaveAttribute('aria-busy', 'true');
    expect(sentTo('POST /api/auth/local/register')).toEqual([]);
    await asked.settle({ data: campaigns });
    await heading('Revisa tu correo');
    expect(sentTo('POST /api/auth/local/register')).toEqual([
      { body: expect.objectContaining({ campaigns: ['emprende-tfg'] }) as unknown },
    ]);
  });

  it('sends nothing behind a person’s back when there turns out to be none', async () => {
    const asked = hold('GET /api/campaigns');
    const { person } = await open('?campaign=pasada');
    await fillIn(person);
    await person.click(await screen.findByRole('combobox', { name: 'Universidad' }));
    await person.click(await screen.findByRole('option', { name: 'Universidade da Coruña' }));
    await press(person, 'Crear cuenta');
    await asked.settle({ data: campaigns });
    expect(await screen.findByText('Error al registrarse. Inténtalo de nuevo.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Estudiante' })).toBeChecked();
    expect(sentTo('POST /api/auth/local/register')).toEqual([]);
    await press(person, 'Crear cuenta');
    await heading('Revisa tu correo');
    expect(sentTo('POST /api/auth/local/register')).toEqual([
      { body: expect.not.objectContaining({ campaigns: expect.anything() as unknown }) as unknown },
    ]);
  });
});

it('asks for no campaign without one', async () => {
  await open('');
  await waitFor(() => expect(sentTo('GET /api/campaigns')).toEqual([]));
});
