import { answer, heading, openShell, ownPages, press, refuse, screen, sentTo, waitFor } from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';

const campaign = { subtitle: null, active: true, logo: null };
const campaigns = [
  { ...campaign, id: 1, code: 'emprende-tfg', name: 'Emprende TFG', title: 'Emprende TFG', subtitle: 'Galicia' },
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
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => {
  answer('GET /api/campaigns', { data: campaigns });
  answer('GET /api/universities', { data: [{ ...vigo, code: 'vigo', validated: true }] });
  answer('GET /api/universities/names', { data: [{ id: 7, name: 'Universidade da Coruña' }, vigo] });
  answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
});

describe('§2, a campaign', () => {
  it('has a banner with its title and subtitle, and no profile to choose', async () => {
    await open('?campaign=emprende-tfg&profile=coordinator');
    await heading('Mejorar tu empleabilidad hoy');
    expect(banner()).toHaveTextContent('Emprende TFGGalicia');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Universidad' })).toHaveValue('');
  });

  it('looks like «EmpleaTFG» when it says nothing of its own, and may be named by its program', async () => {
    await open('?campaign=ecoembes');
    expect(banner()).toHaveTextContent(/^EmpleaTFG$/);
  });

  it('shows its logo', async () => {
    answer('GET /api/campaigns', { data: [{ ...campaigns[0], logo: { url: '/uploads/emprende.png', alternativeText: 'Emprende' } }] });
    await open('?campaign=emprende-tfg');
    expect(screen.getByRole('img', { name: 'Emprende' })).toHaveAttribute('src', '/uploads/emprende.png');
  });

  it('§9: chooses the university whose code the link has, which can be changed', async () => {
    const { person } = await open('?campaign=vigo');
    const university = await screen.findByRole('combobox', { name: 'Universidad' });
    expect(university).toHaveValue('Universidad de Vigo');
    expect(sentTo('GET /api/universities/names')).toEqual([]);
    await person.clear(university);
    await person.click(await screen.findByRole('option', { name: 'Universidade da Coruña' }));
    expect(university).toHaveValue('Universidade da Coruña');
  });

  it.each(['nadie', 'pasada', 'data', 'toString', ''])('that there is not (%p) changes nothing', async (code) => {
    await open(`?campaign=${code}&profile=teacher`);
    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Profesor' })).toBeChecked();
  });

  it('that cannot be asked for changes nothing', async () => {
    refuse('GET /api/campaigns', new ApiError('Unexpected'));
    await open('?campaign=emprende-tfg');
    expect(banner()).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Estudiante' })).toBeChecked();
  });

  it('§3 and §4: is sent by its code and remembered by its name', async () => {
    const { person, address } = await open('?campaign=vigo');
    await person.type(field('Nombre'), 'Ana');
    await person.type(field('Apellidos'), 'Prieto');
    await person.type(field('Correo electrónico'), 'ana@udc.es');
    await person.type(field('Contraseña'), 'marea-alta');
    await person.type(field('Repite la contraseña'), 'marea-alta');
    await person.click(screen.getByRole('checkbox'));
    await press(person, 'Crear cuenta');
    await heading('Revisa tu correo');
    expect(sentTo('POST /api/auth/local/register')).toEqual([
      { body: expect.objectContaining({ profileType: 'student', university: vigo, campaigns: ['emprende-tfg'] }) as unknown },
    ]);
    expect(sessionStorage.getItem('u4iCampaign')).toBe('Emprende TFG');
    expect(localStorage.getItem('registered')).toBe('31');
    expect(address()).toBe('/register/completed?campaign=emprende-tfg');
    expect(screen.getByText(/Ya formas parte de Emprende TFG/)).toBeVisible();
    expect(screen.getByText('Elige tu proyecto de Emprende TFG.')).toBeVisible();
  });
});

it('asks for no campaign without one', async () => {
  await open('');
  await waitFor(() => expect(sentTo('GET /api/campaigns')).toEqual([]));
});
