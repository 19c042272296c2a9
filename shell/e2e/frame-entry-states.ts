/** Pages and dialogs of the shell around login: registration, login, passwords, providers, first profile. */
import { demoPassword } from '@puente/tooling/accounts';
import { type FrameState, main, open } from './frame-state.ts';

const registering = (profile: string): FrameState[] => [
  { name: `register ${profile}`, reach: (page) => open(page, `/register?profile=${profile}`) },
  {
    name: `register ${profile}, errors`,
    reach: async (page) => {
      await main(page).getByRole('button', { name: 'Crear cuenta' }).click();
      await page.getByText('Revisa estos campos').waitFor();
    },
  },
];

export const login: FrameState[] = [
  { name: 'login', reach: (page) => open(page, '/user/auth/login') },
  {
    name: 'login, errors',
    reach: async (page) => {
      await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
      await main(page).getByRole('link', { name: 'Email inválido' }).waitFor();
    },
  },
  {
    name: 'login, refused',
    reach: async (page) => {
      await main(page).getByLabel('Correo electrónico').fill('nadie@puente.test');
      await main(page).getByLabel('Contraseña', { exact: true }).fill(`${demoPassword}-no`);
      await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
      await main(page).getByText('Credenciales incorrectas').waitFor();
    },
  },
  {
    name: 'login modal',
    reach: async (page) => {
      await page.goto('/projects');
      await page.getByRole('dialog').getByLabel('Correo electrónico').waitFor();
    },
  },
  { name: 'forgotten password', reach: (page) => open(page, '/user/auth/forgot-password') },
  {
    name: 'forgotten password, sent',
    reach: async (page) => {
      await main(page).getByLabel('Correo electrónico').fill('nadie@puente.test');
      await main(page).getByRole('button', { name: 'Enviar el enlace' }).click();
      await page.getByText('Revisa tu correo').waitFor();
    },
  },
  { name: 'new password, link spent', reach: (page) => open(page, '/user/auth/reset-password') },
  { name: 'new password', reach: (page) => open(page, '/user/auth/reset-password?code=0') },
  {
    name: 'new password, errors',
    reach: async (page) => {
      await main(page).getByRole('button', { name: 'Guardar la contraseña' }).click();
      await page.getByText('Revisa estos campos').waitFor();
    },
  },
  {
    name: 'second step, expired',
    reach: async (page) => {
      await open(page, '/user/auth/second-factor');
      await main(page).getByText('Este paso ha caducado').waitFor();
    },
  },
  ...['AccountExists', 'ProviderEmailUnverified', 'Unavailable', 'whatever'].map((error): FrameState => ({
    name: `back from Google, ${error}`,
    reach: (page) => open(page, `/connect/google?error=${error}`),
  })),
];

export const registration: FrameState[] = [
  ...['student', 'coordinator', 'teacher'].flatMap(registering),
  ...['vigo', 'tfg-circular'].map((code): FrameState => ({
    name: `register campaign ${code}`,
    reach: async (page) => {
      await open(page, `/register?campaign=${code}`);
      await main(page).getByRole('complementary', { name: 'Campaña' }).waitFor();
    },
  })),
  { name: 'register completed', reach: (page) => open(page, '/register/completed') },
  { name: 'register completed campaign', reach: (page) => open(page, '/register/completed?campaign=vigo') },
];

export const withoutProfile: FrameState[] = [
  {
    name: 'complete profile',
    reach: async (page) => {
      await page.route('**/api/users/me*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          json: { ...((await response.json()) as object), profileType: null, details: null },
        });
      });
      await open(page, '/user/complete');
    },
  },
  {
    name: 'complete profile, errors',
    reach: async (page) => {
      await main(page).getByRole('radio', { name: 'Organización' }).click({ force: true });
      await main(page).getByRole('button', { name: 'Completar perfil' }).click();
      await page.getByText('Revisa estos campos').waitFor();
    },
  },
];
