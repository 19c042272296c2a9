/** Browser tests of mail links: scanners open every link in a browser that runs scripts, which must not change anything. */
import { call } from '@puente/testing/campaigns/kept-form';
import { expect, test } from '@puente/testing/journey';
import { mailedLink, mailedLinks } from '@puente/testing/outbox';
import { applyTo, publishProject } from './fresh-records.ts';

const day = 24 * 60 * 60 * 1000;

/** Tells whether a request is one of the reports that every open page sends. */
const isReport = (url: string): boolean => /\/api\/(measurements|error-reports)/.test(url);

test('opening every link of every mail changes nothing', async ({ product, apiProcess, person, account }) => {
  const student = await person('student');
  const coordinator = await person('coordinator');
  const waiting = await account('new student');
  const joining = await account('coordinator without organisation');
  const { details } = await call<{ details: { organization: { id: number } } }>(
    coordinator.context,
    product.url,
    ['GET', '/api/users/me'],
  );
  const { id: organization } = details.organization;
  await call(student.context, product.url, [
    'POST',
    '/api/saved-searches',
    { name: 'Todos', address: '', filters: {}, frequency: 'daily' },
  ]);
  await call(coordinator.context, product.url, [
    'PUT',
    '/api/alerts/choices',
    { kind: 'new_applications', mail: 'atOnce' },
  ]);
  const { id: project } = await publishProject(coordinator, product.url);
  await applyTo(project, student, product.url);
  // A saved search reports only projects to which its student has not applied, so publish another one.
  await publishProject(coordinator, product.url, { title: 'Mapa sonoro de nuestro barrio' });
  await call(coordinator.context, product.url, [
    'POST',
    `/api/organizations/${organization}/invitations`,
    { email: joining },
  ]);
  await call(student.context, product.url, ['POST', '/api/auth/forgot-password', { email: waiting }]);
  await apiProcess.operate({ job: 'saved-search-mails', now: new Date(Date.now() + day).toISOString() });

  const people = [student.email, coordinator.email, waiting, joining];
  await mailedLink(product.dataDir, student.email, '/profile/applications');
  await mailedLink(product.dataDir, student.email, '/projects');
  await mailedLink(product.dataDir, coordinator.email, '/avisos/baja');
  await mailedLink(product.dataDir, waiting, '/user/auth/reset-password');
  await mailedLink(product.dataDir, joining, '/invitacion');
  // The address in the List-Unsubscribe header is tested in deploy/api/src/alerts/routes.test.ts.
  const links = mailedLinks(product.dataDir, people).filter(
    (link) => link.startsWith(product.url) && !new URL(link).pathname.startsWith('/api/'),
  );
  expect(links.length).toBeGreaterThan(8);

  const { page } = await person('visitor');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' || request.method() === 'HEAD' || isReport(request.url())) return;
    changes.push(`${request.method()} ${request.url()} from ${page.url()}`);
  });
  for (const link of links) {
    await page.goto(link);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // A script may send a request after the page has rendered.
    await page.waitForLoadState('networkidle');
  }
  expect(changes).toEqual([]);
});
