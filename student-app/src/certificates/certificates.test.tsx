import { collaboration, member } from '../../test/collaborations.ts';
import { coordinator, student, teacher } from '../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';

const read = 'GET /api/collaborations/:id/certificates';
const issue = 'POST /api/collaborations/:id/certificates';
const show = 'POST /api/collaborations/:id/certificates/shown';
const voiding = 'POST /api/collaborations/:id/certificates/voidings';
const seen = 'POST /api/collaborations/:id/certificates/competences';

const certificate = (change: object = {}) => ({
  code: '7K3M9QWXV2TB',
  holder: 'Uxía Lago',
  begins: '2026-02-10',
  ends: '2026-11-10',
  minutes: 390,
  competences: ['initiative'],
  shown: ['hours'],
  issuedAt: '2026-11-20T10:00:00.000Z',
  voidedAt: null,
  voidedBy: null,
  void_reason: null,
  ...change,
});

const known = (change: object = {}) => ({
  member: 1,
  latest: null,
  competences: ['initiative'],
  minutes: 390,
  can_be_issued: true,
  ...change,
});

async function open(certificates: object[], change: object = {}, user = student()) {
  answer('GET /api/collaborations/:id', {
    data: collaboration({ state: 'closed', endedAt: '2026-11-20T10:00:00.000Z', ...change }),
  });
  answer(read, { data: certificates });
  const page = await openPage('/colaboraciones/8', user);
  await heading('Mapa de zonas inundables');
  return page;
}

/** Answers a change, and the reads after it, with the same certificates. */
function becomes(call: typeof issue | typeof show | typeof voiding | typeof seen, certificates: object[]) {
  answer(call, { data: certificates });
  answer(read, { data: certificates });
}

const section = async () => within(await screen.findByRole('region', { name: 'Certificado' }));

describe('the student', () => {
  it('waits for the end of the collaboration', async () => {
    await open([known({ can_be_issued: false })], { state: 'delivered', endedAt: null });
    expect((await section()).getByText(/Podrás emitirlo cuando/)).toBeVisible();
    expect((await section()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('issues a certificate, and shows nothing that was not ticked', async () => {
    const { person } = await open([known()]);
    becomes(issue, [known({ latest: certificate({ shown: ['holder'] }), can_be_issued: false })]);
    expect((await section()).getByText('6,5 horas')).toBeVisible();
    await person.click((await section()).getByRole('button', { name: 'Emitir el certificado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Emitir el certificado' }));
    for (const box of dialog.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await person.click(dialog.getByRole('checkbox', { name: 'Mi nombre' }));
    await person.click(dialog.getByRole('button', { name: 'Emitir' }));
    expect(await (await section()).findByRole('link', { name: '7K3M-9QWX-V2TB' })).toHaveAttribute(
      'href',
      '/certificados/7K3M-9QWX-V2TB',
    );
    expect(sentTo(issue)).toMatchObject([{ body: { data: { shown: ['holder'], replaces: null } } }]);
  });

  it('keeps what was ticked when another tab was faster', async () => {
    refuse(issue, refusal('CollaborationMoved'));
    const { person } = await open([known()]);
    await person.click((await section()).getByRole('button', { name: 'Emitir el certificado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Emitir el certificado' }));
    await person.click(dialog.getByRole('checkbox', { name: 'El proyecto' }));
    await person.click(dialog.getByRole('button', { name: 'Emitir' }));
    expect(await dialog.findByText('No hemos podido emitir el certificado')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'El proyecto' })).toBeChecked();
  });

  it('takes the valid one along, and changes what it shows', async () => {
    const { person } = await open([known({ latest: certificate(), can_be_issued: false })]);
    becomes(show, [known({ latest: certificate({ shown: [] }), can_be_issued: false })]);
    const own = await section();
    expect(own.getByText('Las horas confirmadas')).toBeVisible();
    expect(own.getByRole('link', { name: 'Descargar en PDF' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/collaborations/8/certificates/file'),
    );
    expect(own.getByRole('link', { name: 'Descargar la insignia' })).toBeVisible();
    expect(own.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute(
      'href',
      expect.stringContaining('certId=7K3M-9QWX-V2TB'),
    );
    await person.click(own.getByRole('button', { name: 'Elegir qué enseña' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lo que enseña la página' }));
    await person.click(dialog.getByRole('checkbox', { name: 'Las horas confirmadas' }));
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await own.findByText('Solo que es válido')).toBeVisible();
    expect(sentTo(show)).toMatchObject([{ body: { data: { code: '7K3M9QWXV2TB', shown: [] } } }]);
  });

  it('learns that the facts have changed, and replaces the former one', async () => {
    const { person } = await open([known({ latest: certificate(), minutes: 780 })]);
    becomes(issue, [known({ latest: certificate({ minutes: 780 }), minutes: 780, can_be_issued: false })]);
    const own = await section();
    expect(own.getByText('Tu certificado se ha quedado antiguo')).toBeVisible();
    await person.click(own.getByRole('button', { name: 'Emitir otro certificado' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Emitir el certificado' }));
    await person.click(dialog.getByRole('button', { name: 'Emitir' }));
    expect(await own.findByText('13 horas')).toBeVisible();
    expect(sentTo(issue)).toMatchObject([{ body: { data: { shown: ['hours'], replaces: '7K3M9QWXV2TB' } } }]);
  });

  it('reads why the organisation voided it', async () => {
    const voided = certificate({
      voidedAt: '2026-11-22T10:00:00.000Z',
      voidedBy: 'organization',
      void_reason: 'Las fechas no son esas.',
    });
    await open([known({ latest: voided, can_be_issued: false })]);
    const own = await section();
    expect(own.getByText('La organización lo anuló el 22 de noviembre de 2026.')).toBeVisible();
    expect(own.getByText('«Las fechas no son esas.»')).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the organisation', () => {
  const theirs = { side: 'organization', members: [member({ own: false })] };

  it('says what it has seen', async () => {
    const { person } = await open([known()], theirs, coordinator);
    becomes(seen, [known({ competences: ['teamwork'] })]);
    const ours = await section();
    await person.click(ours.getByRole('button', { name: 'Marcar competencias de Uxía Lago' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Competencias de Uxía Lago' }));
    expect(dialog.getByRole('checkbox', { name: 'Iniciativa' })).toBeChecked();
    await person.click(dialog.getByRole('checkbox', { name: 'Iniciativa' }));
    await person.click(dialog.getByRole('checkbox', { name: 'Trabajo en equipo' }));
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await ours.findByText('Trabajo en equipo')).toBeVisible();
    expect(sentTo(seen)).toMatchObject([{ body: { data: { member: 1, competences: ['teamwork'] } } }]);
  });

  it('voids a certificate with a reason, and not without', async () => {
    const { person } = await open([known({ latest: certificate() })], theirs, coordinator);
    becomes(voiding, [known({ latest: certificate({ voidedBy: 'organization' }) })]);
    await person.click((await section()).getByRole('button', { name: 'Anular el certificado de Uxía Lago' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Anular el certificado/ }));
    await person.click(dialog.getByRole('button', { name: 'Anular' }));
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
    await person.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Las fechas no son esas.');
    await person.click(dialog.getByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(toastMessages()).toEqual(['El certificado ya no es válido.']));
    expect(sentTo(voiding)).toMatchObject([
      { body: { data: { code: '7K3M9QWXV2TB', reason: 'Las fechas no son esas.' } } },
    ]);
  });
});

it('is read by the teacher, who changes nothing', async () => {
  await open(
    [known({ latest: certificate() })],
    { side: 'teacher', members: [member({ own: false })] },
    teacher,
  );
  expect((await section()).getByRole('link', { name: '7K3M-9QWX-V2TB' })).toBeVisible();
  expect((await section()).queryByRole('button')).not.toBeInTheDocument();
});
