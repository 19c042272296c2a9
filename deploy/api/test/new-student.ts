import { type Client, clientOf, logInAs } from './client.ts';
import { pdfFile } from './files.ts';
import { confirmationIn, nextMessageTo } from './outbox.ts';
import type { TestServer } from './server.ts';

/** Registers a student for one test: confirmed, with a CV and a profile that is complete enough to apply. */
export async function newStudent(
  { address, dataDir }: Pick<TestServer, 'address' | 'dataDir'>,
  email: string,
): Promise<{ who: Client; id: number; cv: number }> {
  const anyone = clientOf(address);
  await anyone.call('POST /api/auth/local/register', {
    body: {
      username: email,
      email,
      password: 'caracola-93',
      name: 'Uxía',
      surname: 'Lago',
      profileType: 'student',
      phone: '600112233',
      university: { id: 1, name: 'x' },
    },
  });
  const confirmation = confirmationIn(await nextMessageTo(dataDir, email));
  const who = await logInAs(address, email, 'caracola-93', confirmation);
  const [{ data: me }, { data: uploaded }] = await Promise.all([
    who.call('GET /api/users/me', {}),
    who.call('POST /api/upload', { query: { for: 'cv' }, files: pdfFile('cv.pdf') }),
  ]);
  const id = me.details?.id as number;
  await who.call('PUT /api/students/:id', { params: { id }, body: { data: { province: 'Lugo' } } });
  return { who, id, cv: uploaded[0]?.id as number };
}
