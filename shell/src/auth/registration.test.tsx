import {
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
import { answer, heading, hold, refuse, screen, waitFor } from '../../test/shell.tsx';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { ids } from '@puente/contract/ids';
import { chosenProfileKept } from './chosen-profile.ts';
import { useRegistration } from './registration.ts';

describe('§4.3 and §8, registering', () => {
  it('sends what a student filled in, notes who registered here, and goes on', async () => {
    const { person, address } = await openRegistration();
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

  it('sends an organisation’s phone as one text with its prefix', async () => {
    const { person } = await openRegistration('?profile=coordinator');
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
    await fillIn(person);
    await paste(person, 'Teléfono', '600 12 34 56');
    await send(person);
    await heading('Revisa tu correo');
    expect(registered()).toEqual([
      { body: expect.objectContaining({ profileType: 'coordinator', phone: '+34 600 12 34 56' }) as unknown },
    ]);
  });

  it('sends «Otra» with id 0 and the typed name', async () => {
    const { person } = await openRegistration();
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
    await fillIn(person);
    await pick(person, 'Otra');
    await person.click(await screen.findByLabelText('Nombre de tu universidad'));
    await person.paste('Universidad del Mar');
    await send(person);
    await heading('Revisa tu correo');
    expect(registered()).toEqual([
      { body: expect.objectContaining({ university: { id: 0, name: 'Universidad del Mar' } }) as unknown },
    ]);
  });

  it('sends once, however often the button is pressed', async () => {
    const { person } = await fillInAsTeacher();
    const call = hold('POST /api/auth/local/register');
    const button = screen.getByRole('button', { name: 'Crear cuenta' });
    // Ten clicks before the next render, and ten after it.
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
    refuse('POST /api/auth/local/register', refusal('EmailTaken', { fields: { email: text } }));
    await send(person);
    await waitFor(() => expect(field('Correo electrónico')).toHaveAccessibleDescription(`Error: ${text}`));
    expect(field('Correo electrónico')).toBeInvalid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
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

describe('what is typed', () => {
  it('survives a reload of the tab, but for the passwords and the consent, until it is sent', async () => {
    const first = await openRegistration();
    await fillIn(first.person);
    await paste(first.person, /Teléfono/, '600 123 456');
    await pick(first.person, 'Universidad de Málaga');
    await send(first.person);
    first.unmount();
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('marea');

    const { person } = await openRegistration();
    expect(field('Nombre')).toHaveValue('Ana');
    expect(field('Correo electrónico')).toHaveValue('Ana@UDC.es');
    expect(field(/Teléfono/)).toHaveValue('600 123 456');
    expect(await university()).toHaveValue('Universidad de Málaga');
    expect(field('Contraseña')).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
    await paste(person, 'Contraseña', 'marea-alta');
    await paste(person, 'Repite la contraseña', 'marea-alta');
    await person.click(screen.getByRole('checkbox'));
    await send(person);
    await heading('Revisa tu correo');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is still there after a failure', async () => {
    const { person } = await fillInAsTeacher();
    refuse('POST /api/auth/local/register', new ApiError('Network'));
    await send(person);
    await screen.findByText('Error al registrarse. Inténtalo de nuevo.');
    expect(field('Correo electrónico')).toHaveValue('Ana@UDC.es');
    expect(field('Contraseña')).toHaveValue('marea-alta');
  });
});

it('goes along with who goes on with a provider instead', async () => {
  answer('GET /api/connect/providers', { data: ['google'] });
  const { person } = await openRegistration('?profile=student');
  await paste(person, /Teléfono/, '600 123 456');
  await pick(person, 'Otra');
  await person.click(await screen.findByLabelText('Nombre de tu universidad'));
  await person.paste('Universidad del Mar');
  const link = await screen.findByRole('link', { name: 'Continuar con Google' });
  // jsdom cannot leave the page.
  link.addEventListener('click', (event) => event.preventDefault());
  await person.click(link);
  expect(chosenProfileKept()).toEqual({
    profileType: 'student',
    phone: '+34 600 123 456',
    university: { id: 0, name: 'Otra' },
    universityExtension: 'Universidad del Mar',
    campaigns: [],
  });
});

it('§3.1 only a student registers with a campaign', async () => {
  answer('POST /api/auth/local/register', { user: { id: 31, email: 'ana@udc.es' } });
  const campaign = {
    id: ids.campaign.parse(1),
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    code: 'emprende-tfg',
    name: 'Emprende TFG',
    title: '',
    subtitle: null,
    active: true,
    from: null,
    to: null,
    logo: null,
  };
  const linked = { code: campaign.code, chosen: null, pending: false, failure: null, retry: () => {} };
  const onRegistered = jest.fn();
  const { result } = renderHook(() =>
    useRegistration({
      profile: 'teacher',
      campaign: { ...linked, settled: () => Promise.resolve(campaign) },
      onRegistered,
    }),
  );
  const { form, submit } = result.current;
  const person = { name: 'Ana', surname: 'Prieto', email: 'ana@udc.es', terms: true };
  act(() => form.reset({ ...form.getValues(), ...person, password: 'marea-alta', rePassword: 'marea-alta' }));
  act(() => submit({ preventDefault: () => {}, persist: () => {} } as never));
  await waitFor(() => expect(onRegistered).toHaveBeenCalled());
  expect(registered()).toEqual([
    { body: expect.not.objectContaining({ campaigns: expect.anything() as unknown }) as unknown },
  ]);
  expect(sessionStorage.getItem('u4iCampaign')).toBeNull();
});
