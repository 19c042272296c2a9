import { act, answer, openPage, screen, signIn, user, within } from '../../test/render.tsx';
import { useSession } from '@puente/platform/session';

const mainHeading = () => screen.findByRole('heading', { level: 1 });

it.each([
  ['/estudiantes', 'Tu trabajo final puede cambiar algo', 'student'],
  ['/organizaciones', 'Ese reto pendiente tiene quien lo estudie', 'coordinator'],
  ['/universidades', 'Trabajos finales que salen del cajón', 'teacher'],
])(
  '§2.1 %s tells a visitor what they get, and leads to a registration with their profile',
  async (address, title, profile) => {
    await openPage(address);

    expect(await mainHeading()).toHaveTextContent(title);
    for (const name of ['Cómo funciona', 'Preguntas frecuentes'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Crear cuenta' })) {
      expect(link).toHaveAttribute('href', `/register?profile=${profile}`);
    }
  },
);

it('greets a student who has just signed in, and offers the next step', async () => {
  await openPage('/estudiantes', user('student'));

  expect(await mainHeading()).toHaveTextContent('Hola, Marta');
  expect(screen.getAllByRole('link', { name: 'Mis solicitudes' })[0]).toHaveAttribute(
    'href',
    '/profile?section=applys',
  );
  expect(screen.queryByRole('link', { name: 'Crear cuenta' })).not.toBeInTheDocument();
});

it('shows the people of an organisation first what waits for them', async () => {
  answer('GET /api/organizations/:id/waiting', {
    data: {
      unanswered: 3,
      overdue: 1,
      oldest: null,
      closing_soon: 0,
      drafts: 0,
      join_requests: 0,
    },
  });
  await openPage('/organizaciones', user('coordinator', { organization: { id: 5, name: 'Ría Viva' } }));
  const tasks = within(await screen.findByRole('region', { name: 'Lo que tienes pendiente' }));
  expect(
    await tasks.findByRole('link', { name: /^Urgente: Tienes 3 solicitudes sin responder/ }),
  ).toBeVisible();
});

it('tells a coordinator without an organisation what is missing', async () => {
  await openPage('/organizaciones', user('coordinator', { organization: null }));

  expect(await screen.findByText(/Te falta un paso: crea tu organización/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Crea tu organización' })[0]).toHaveAttribute(
    'href',
    '/organizations/create',
  );
});

it('shows a user of another role the page as it is, with their own next step', async () => {
  await openPage('/universidades', user('student'));

  expect(await mainHeading()).toHaveTextContent('Trabajos finales que salen del cajón');
  expect(screen.getAllByRole('link', { name: 'Ver proyectos' })[0]).toBeVisible();
});

it('follows a session that ends while the page is open', async () => {
  await openPage('/estudiantes', user('student'));
  await screen.findByText('Hola, Marta');

  act(() => signIn(null));
  expect(await mainHeading()).toHaveTextContent('Tu trabajo final puede cambiar algo');
  expect(useSession.getState().user).toBeNull();
});

it('answers a question when it is opened', async () => {
  const { person } = await openPage('/estudiantes');
  const answer = await screen.findByText(/Crear una cuenta y solicitar proyectos es gratis/);
  expect(answer).not.toBeVisible();

  await person.click(screen.getByText('¿Tengo que pagar algo?'));
  expect(answer).toBeVisible();
});
