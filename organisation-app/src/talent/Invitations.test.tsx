import {
  answer,
  heading,
  openPage,
  ownProject,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
} from '../../test/render.tsx';
import { savedFiles } from '../../test/saved-files.ts';
import { answerTalent, brais, coordinator, invitation, manager } from '../../test/talent.ts';
import { ApiError } from '@puente/client/api-error';
import { errors } from '@puente/contract/errors';

const sent = 'GET /api/talent-invitations';

beforeEach(answerTalent);

describe('an invitation to a project', () => {
  const send = 'POST /api/talent-invitations';
  beforeEach(() => {
    answer('GET /api/drafts', { data: [] });
    answer('GET /api/organizations/:id/projects', pageOf([ownProject()]));
  });

  const openDialog = async () => {
    const page = await openPage('/spaces/organizations/talent/7', coordinator);
    await page.person.click(await screen.findByRole('button', { name: 'Invitar a un proyecto' }));
    await screen.findByRole('dialog', { name: 'Invita a Brais a un proyecto' });
    await screen.findByRole('option', { name: 'Mapa de zonas inundables' });
    return page;
  };

  it('names an open project and says that the student decides', async () => {
    const { person } = await openDialog();
    expect(screen.getByText(/Brais decide si acepta/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByText('Este campo es obligatorio.')).toBeVisible();

    answer(send, { data: invitation() });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Proyecto' }), '12');
    await person.type(screen.getByRole('textbox', { name: /^Mensaje/ }), 'Ven.');
    await person.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    await waitFor(() => expect(toastMessages()).toEqual(['Hemos enviado la invitación a Brais.']));
    expect(sentTo(send)).toEqual([{ body: { data: { student: 7, project: 12, message: 'Ven.' } } }]);
  });

  it('says why it was refused, in the dialog', async () => {
    const { person } = await openDialog();
    refuse(send, new ApiError('AlreadyInvited', errors.AlreadyInvited));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Proyecto' }), '12');
    await person.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByText(errors.AlreadyInvited.text)).toBeVisible();
  });

  it('made before is named in the profile', async () => {
    answer(sent, pageOf([invitation({ status: 'declined' })]));
    await openPage('/spaces/organizations/talent/7', coordinator);
    expect(await screen.findByText(/«Mapa de zonas inundables», 2 oct 2026: no aceptada/)).toBeVisible();
    expect(sentTo(sent)[0]?.query?.filters).toEqual({
      student: { $eq: 7 },
      organization: { $eq: 5 },
    });
  });
});

describe('§6 invitations of an organisation', () => {
  const address = '/spaces/organizations/talent?tab=invitations';

  it('give contact data once accepted, and not before', async () => {
    const accepted = { ...brais, email: 'brais@ejemplo.es', phone: '600 112 233' };
    answer(
      sent,
      pageOf([
        invitation(),
        invitation({ id: 5, status: 'accepted', answeredAt: '2026-10-04T10:00:00.000Z', student: accepted }),
      ]),
    );
    await openPage(address, coordinator);
    expect(await screen.findByText('2 invitaciones')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'brais@ejemplo.es' })).toHaveAttribute(
      'href',
      'mailto:brais@ejemplo.es',
    );
    expect(screen.getByRole('link', { name: '600 112 233' })).toHaveAttribute('href', 'tel:600112233');
    expect(screen.getAllByRole('list', { name: 'Contacto' })).toHaveLength(1);
  });

  it('are downloaded as they are narrowed, with contact data of accepted ones only', async () => {
    const student = { ...brais, email: 'brais@ejemplo.es', phone: '+34 600 112 233' };
    answer(
      sent,
      pageOf([
        invitation(),
        invitation({ id: 5, status: 'accepted', answeredAt: '2026-10-04T10:00:00.000Z', student }),
      ]),
    );
    const { names, text } = savedFiles();
    const { person } = await openPage(`${address}&status=accepted`, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Descargar CSV (2 invitaciones)' }));
    await waitFor(() => expect(names).toEqual(['invitaciones-5.csv']));
    const [, open, accepted] = (await text()).split('\r\n');
    expect(open).toMatch(/"Sin responder";"2026-10-02";;.*;;$/);
    expect(accepted).toMatch(/"2026-10-04";.*;"brais@ejemplo\.es";"\(\+34\) 600 112 233"$/);
    expect(sentTo(sent).at(-1)?.query?.filters).toEqual({
      organization: { $eq: 5 },
      status: { $eq: 'accepted' },
    });
    jest.restoreAllMocks();
  });

  it('are narrowed by their answer, in the address', async () => {
    const { person, address: where } = await openPage(address, coordinator);
    await heading('Todavía no has invitado a nadie');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Respuesta' }), 'Aceptada');
    await heading('Ninguna invitación con esta respuesta');
    expect(where()).toContain('status=accepted');
    await person.click(screen.getByRole('button', { name: 'Ver todas las invitaciones' }));
    await heading('Todavía no has invitado a nadie');
  });

  it('are taken back after a question', async () => {
    answer(sent, pageOf([invitation()]));
    answer('DELETE /api/talent-invitations/:id', undefined);
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Retirar' }));
    answer(sent, pageOf([]));
    await person.click(screen.getByRole('button', { name: 'Retirar la invitación' }));
    await heading('Todavía no has invitado a nadie');
    expect(toastMessages()).toEqual(['Has retirado la invitación a Brais.']);
  });

  it('of a project manager are those of the organisation that the address names', async () => {
    const { person } = await openPage(address, manager);
    await heading('Todavía no has invitado a nadie');
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'En nombre de' }),
      'Cooperativa Monte Alto',
    );
    await waitFor(() => expect(sentTo(sent).at(-1)?.query?.filters).toEqual({ organization: { $eq: 6 } }));
  });

  it('can be asked for again', async () => {
    refuse(sent, new ApiError('Unexpected'));
    await openPage(address, coordinator);
    expect(await screen.findByText('No hemos podido cargar las invitaciones')).toBeVisible();
  });
});
