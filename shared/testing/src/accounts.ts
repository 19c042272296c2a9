import { randomBytes } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import type { RegistrableRole } from '@puente/contract/roles';
import { demoPassword } from '@puente/tooling/accounts';
import type { ProductUnderTest } from './product-under-test.ts';

/**
 * Accounts that a journey can have made for itself. They have the password of the demo accounts.
 * - `student`: confirmed, with province, university and qualification, so that they may apply.
 * - `new student`: confirmed, and has answered nothing else.
 * - `coordinator`: of a verified organisation with talent access, which has published nothing.
 * - `coordinator without organisation`, `teacher`: confirmed.
 */
export type FreshAccount =
  'student' | 'new student' | 'coordinator' | 'coordinator without organisation' | 'teacher';

const profileTypes: Record<FreshAccount, RegistrableRole> = {
  student: 'student',
  'new student': 'student',
  coordinator: 'coordinator',
  'coordinator without organisation': 'coordinator',
  teacher: 'teacher',
};

export type Email = `${string}@${string}`;

/** Registers and confirms an account that no other test has. @returns its email */
export async function makeAccount(
  product: Pick<ProductUnderTest, 'apiUrl' | 'url' | 'sql'>,
  account: FreshAccount,
): Promise<Email> {
  const profileType = profileTypes[account];
  const email: Email = `${profileType}.${randomBytes(5).toString('hex')}@puente.test`;
  const api = await request.newContext({
    baseURL: product.apiUrl,
    extraHTTPHeaders: { origin: product.url },
  });
  try {
    await send(api, 'POST', '/api/auth/local/register', {
      username: email,
      email,
      password: demoPassword,
      name: 'Noa',
      surname: 'Rial Pena',
      profileType,
      ...(profileType === 'coordinator' && { phone: '600112233' }),
      ...(profileType === 'student' && { university: { id: 1, name: 'x' } }),
    });
    await product.sql(`update users set email_verified = true where email = '${email}'`);
    if (account !== 'student' && account !== 'coordinator') return email;
    await send(api, 'POST', '/api/auth/local', { identifier: email, password: demoPassword });
    await (account === 'student' ? completeProfile(api) : makeOrganization(api, product, email));
  } finally {
    await api.dispose();
  }
  return email;
}

/** Tells the product where the signed-in student studies, without which they cannot apply, and what worries them. @throws when the API refuses it */
export async function completeProfile(api: APIRequestContext): Promise<void> {
  const me = (await (await api.get('/api/users/me')).json()) as { details: { id: number } };
  await send(api, 'PUT', `/api/students/${me.details.id}`, {
    data: { province: 'A Coruña', university: { id: 1, name: 'x' }, qualification: 'work' },
  });
}

async function makeOrganization(
  api: APIRequestContext,
  product: Pick<ProductUnderTest, 'sql'>,
  email: string,
): Promise<void> {
  const name = `Cooperativa ${email.slice('coordinator.'.length, email.indexOf('@'))}`;
  await send(api, 'POST', '/api/organizations', {
    data: {
      name,
      type: 'Cooperativa',
      sector: 'Energía',
      size: '11 a 50 personas',
      location: 'A Coruña',
      description: 'Generamos energía entre vecinas y vecinos.',
    },
  });
  await product.sql(`update organizations set verified = true, talent_access = true where name = '${name}'`);
}

async function send(api: APIRequestContext, method: string, path: string, data: object): Promise<void> {
  const response = await api.fetch(path, { method, data });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
}
