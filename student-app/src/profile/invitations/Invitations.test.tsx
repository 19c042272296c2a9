import { pageOf, student } from '../../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
} from '../../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { errors } from '@puente/contract/errors';

const list = 'GET /api/talent-invitations';
const accept = 'POST /api/talent-invitations/:id/accept';
const decline = 'POST /api/talent-invitations/:id/decline';
const invitation = (change: object = {}) => ({
  id: 3,
  createdAt: '2026-10-02T10:00:00.000Z',
  updatedAt: '2026-10-02T10:00:00.000Z',
  status: 'sent',
  message: 'Tu trabajo sobre ríos nos encaja.',
  answeredAt: null,
  project: { id: 12, title: 'Mapa de zonas inundables', open: true },
  organization: { id: 5, name: 'Fundación Ría Viva', sector: null, location: null, logo: null },
  student: {
    id: 7,
    name: 'Brais',
    surname: 'Otero',
    university: null,
    province: null,
    email: 'b@b.es',
    phone: null,
  },
  ...change,
});
const open = () => openPage('/profile?section=invitations', student());

beforeEach(() => answer(list, pageOf([invitation()])));

it('says who invites to what, and that only accepting gives contact data', async () => {
  const { person } = await open();
  await heading('Mapa de zonas inundables');
  expect(screen.getByRole('link', { name: 'Fundación Ría Viva' })).toHaveAttribute(
    'href',
    '/organizations/5',
  );
  expect(screen.getByText('«Tu trabajo sobre ríos nos encaja.»')).toBeVisible();
  expect(screen.getByText(/Si aceptas, Fundación Ría Viva tendrá tu correo y tu teléfono/)).toBeVisible();

  answer(accept, { data: invitation({ status: 'accepted' }) });
  answer(list, pageOf([invitation({ status: 'accepted', answeredAt: '2026-10-04T10:00:00.000Z' })]));
  await person.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() =>
    expect(toastMessages()).toEqual(['Has aceptado. Fundación Ría Viva ya tiene tu correo y tu teléfono.']),
  );
  expect(sentTo(accept)).toEqual([{ params: { id: 3 } }]);
  expect(await screen.findByText(/La aceptaste el 4 de octubre de 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Solicitar el proyecto' })).toHaveAttribute(
    'href',
    '/projects/12/apply',
  );
});

it('is declined in one press, and the organisation has nothing', async () => {
  const { person } = await open();
  answer(decline, { data: invitation({ status: 'declined' }) });
  answer(list, pageOf([invitation({ status: 'declined', answeredAt: '2026-10-04T10:00:00.000Z' })]));
  await person.click(await screen.findByRole('button', { name: 'Rechazar' }));
  const told = await screen.findByText(/Fundación Ría Viva no tiene tus datos/);
  expect(told).toBeVisible();
  await waitFor(() => expect(told.parentElement).toHaveFocus());
});

it('cannot be answered when the project is over', async () => {
  answer(list, pageOf([invitation({ project: { id: 12, title: 'Mapa', open: false } })]));
  await open();
  expect(await screen.findByText(/ya no admite a nadie más/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
});

it('explains an answer that another tab has given, and shows how it stands', async () => {
  const { person } = await open();
  await screen.findByRole('button', { name: 'Aceptar' });
  refuse(accept, new ApiError('InvitationAnswered', errors.InvitationAnswered));
  answer(list, pageOf([invitation({ status: 'declined' })]));
  await person.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText(/La rechazaste/)).toBeVisible();
});

it('is empty at first, and leads to who sees the profile', async () => {
  answer(list, pageOf([]));
  await open();
  await heading('Todavía no te ha invitado ninguna organización');
  expect(screen.getByRole('link', { name: 'Elegir quién me ve' })).toHaveAttribute(
    'href',
    '/profile?section=visibility',
  );
});

it('says when the list could not be had', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await open();
  await heading('No hemos podido cargar tus invitaciones');
  answer(list, pageOf([invitation()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Mapa de zonas inundables');
});
