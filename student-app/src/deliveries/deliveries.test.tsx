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
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';

const read = 'GET /api/collaborations/:id/deliveries';
const deliver = 'POST /api/collaborations/:id/deliveries';
const answers = 'POST /api/collaborations/:id/deliveries/answers';

const version = (change: object = {}) => ({
  id: 3,
  link: 'https://ejemplo.org/borrador',
  file: null,
  text: null,
  confidential: false,
  sentAt: '2026-11-20T10:00:00.000Z',
  name: 'Uxía Lago',
  answer: null,
  reason: null,
  answeredAt: null,
  answered_by: null,
  ...change,
});

const sentBack = version({
  confidential: true,
  answer: 'changesAsked',
  reason: 'Falta citar los datos.',
  answeredAt: '2026-11-22T10:00:00.000Z',
  answered_by: 'organization',
});

const milestone = (change: object = {}) => ({
  milestone: 7,
  title: 'Borrador',
  due: '2099-03-01',
  removed: false,
  versions: [],
  comments: [],
  ...change,
});

async function open(milestones: object[], change: object = {}, user = student()) {
  answer('GET /api/collaborations/:id/hours', { data: [] });
  answer('GET /api/collaborations/:id/evaluations', { data: [] });
  answer('GET /api/collaborations/:id/result', { data: { named: false, works: [] } });
  answer(read, { data: milestones });
  answer('GET /api/collaborations/:id', { data: collaboration(change) });
  const page = await openPage('/colaboraciones/8', user);
  await heading('Mapa de zonas inundables');
  return page;
}

const ofOrganization = { side: 'organization', members: [member({ own: false })] };
const section = async () => within(await screen.findByRole('region', { name: 'Entregas' }));

it('is absent without milestones', async () => {
  await open([]);
  expect(screen.queryByRole('region', { name: 'Entregas' })).not.toBeInTheDocument();
});

it('shows each version with its answer and its mark', async () => {
  await open([milestone({ versions: [version({ id: 4 }), sentBack] })]);
  const shown = await section();
  expect(shown.getByText('Por revisar')).toBeVisible();
  expect(shown.getByText('Hasta el 1 de marzo de 2099')).toBeVisible();
  const [link] = shown.getAllByRole('link', { name: /Abrir la entrega en ejemplo.org/ });
  expect(link).toHaveAttribute('href', 'https://ejemplo.org/borrador');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(shown.getByText('1 versión anterior')).toBeVisible();
  expect(shown.getByText('Confidencial')).toBeInTheDocument();
  expect(shown.getByText('«Falta citar los datos.»')).toBeInTheDocument();
  expect(shown.getByText('La organización pidió cambios el 22 de noviembre de 2026.')).toBeInTheDocument();
});

it('lets a student deliver a version after the one that they saw', async () => {
  const { person } = await open([milestone({ versions: [sentBack] })]);
  answer(deliver, { data: [milestone({ versions: [version({ id: 4 }), sentBack] })] });
  await person.click((await section()).getByRole('button', { name: 'Entregar otra versión: Borrador' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Entregar' }));
  expect(await dialog.findByText('Pon un enlace, sube un archivo, o las dos cosas.')).toBeVisible();
  expect(sentTo(deliver)).toEqual([]);
  await person.type(dialog.getByRole('textbox', { name: /Enlace/ }), 'ejemplo.org/dos');
  await person.click(dialog.getByRole('checkbox', { name: /confidencial/ }));
  await person.click(dialog.getByRole('button', { name: 'Entregar' }));
  expect(await screen.findByText('Por revisar')).toBeVisible();
  expect(sentTo(deliver)[0]?.body).toEqual({
    data: {
      milestone: 7,
      seen: 3,
      link: 'https://ejemplo.org/dos',
      file: null,
      text: '',
      confidential: true,
    },
  });
  expect(toastMessages()).toEqual(['Has entregado esta versión.']);
});

it('keeps what a student typed when the deliveries have changed, and shows them as they are', async () => {
  const { person } = await open([milestone()]);
  refuse(deliver, refusal('DeliveryChanged'));
  await person.click((await section()).getByRole('button', { name: 'Entregar: Borrador' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Enlace/ }), 'https://ejemplo.org/uno');
  answer(read, { data: [milestone({ versions: [version()] })] });
  await person.click(dialog.getByRole('button', { name: 'Entregar' }));
  expect(await dialog.findByText(/Las entregas o el plan han cambiado/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Enlace/ })).toHaveValue('https://ejemplo.org/uno');
  expect(await screen.findByText('Por revisar')).toBeInTheDocument();
});

it('lets the organisation approve the latest version, after a question', async () => {
  const { person } = await open([milestone({ versions: [version()] })], ofOrganization, coordinator);
  const approved = version({
    answer: 'approved',
    answeredAt: '2026-11-22T10:00:00.000Z',
    answered_by: 'organization',
  });
  answer(answers, { data: [milestone({ versions: [approved] })] });
  await person.click((await section()).getByRole('button', { name: 'Aprobar: Borrador' }));
  await person.click(await screen.findByRole('button', { name: 'Aprobar la entrega' }));
  expect(await screen.findByText('Aprobada')).toBeVisible();
  expect(sentTo(answers)[0]?.body).toEqual({ data: { delivery: 3, answer: 'approved' } });
  expect((await section()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Comentar',
  ]);
});

it('lets the teacher ask for changes, with a reason', async () => {
  const { person } = await open(
    [milestone({ versions: [version()] })],
    { ...ofOrganization, side: 'teacher' },
    teacher,
  );
  answer(answers, { data: [milestone({ versions: [sentBack] })] });
  await person.click((await section()).getByRole('button', { name: 'Pedir cambios: Borrador' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox'), 'Falta citar los datos.');
  await person.click(dialog.getByRole('button', { name: 'Pedir cambios' }));
  expect(await screen.findByText('Con cambios pedidos')).toBeVisible();
  expect(sentTo(answers)[0]?.body).toEqual({
    data: { delivery: 3, answer: 'changesAsked', reason: 'Falta citar los datos.' },
  });
});

it('offers nothing once a milestone is approved, has left the plan, or the collaboration is over', async () => {
  const approved = version({
    answer: 'approved',
    answeredAt: '2026-11-22T10:00:00.000Z',
    answered_by: 'teacher',
  });
  await open([
    milestone({ versions: [approved] }),
    milestone({ milestone: 8, removed: true, versions: [version({ id: 9 })] }),
  ]);
  const shown = await section();
  expect(shown.getByText('El docente aprobó esta versión el 22 de noviembre de 2026.')).toBeVisible();
  expect(shown.getByText('Ya no está en el plan.')).toBeVisible();
  expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Comentar']);
});

const pdf = new File(['%PDF-1.4'], 'borrador.pdf', { type: 'application/pdf' });
const upload = 'POST /api/upload';
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

it('delivers a file without a link', async () => {
  const { person } = await open([milestone()]);
  answer(upload, [{ id: 90, name: 'borrador.pdf', size: 2_500_000 }]);
  const delivered = version({ link: null, file: { name: 'borrador.pdf', size: 2_500_000 } });
  answer(deliver, { data: [milestone({ versions: [delivered] })] });
  await person.click((await section()).getByRole('button', { name: 'Entregar: Borrador' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.upload(chooser(), pdf);
  expect(await dialog.findByText('Archivo subido')).toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Entregar' }));
  const link = await screen.findByRole('link', { name: /Abrir «borrador.pdf» \(PDF, 2,4\sMB\)/ });
  expect(link).toHaveAttribute('href', '/api/deliveries/3/file');
  expect(sentTo(deliver)[0]?.body).toMatchObject({ data: { link: '', file: 90 } });
  expect(sentTo(upload)[0]?.query).toMatchObject({ for: 'delivery' });
});

it('waits for a file that has not arrived, and says so', async () => {
  const { person } = await open([milestone()]);
  refuse(upload, refusal('Unexpected'));
  await person.click((await section()).getByRole('button', { name: 'Entregar: Borrador' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Enlace/ }), 'ejemplo.org/uno');
  await person.upload(chooser(), pdf);
  await dialog.findByRole('button', { name: 'Reintentar' });
  await person.click(dialog.getByRole('button', { name: 'Entregar' }));
  expect(sentTo(deliver)).toEqual([]);
  answer(deliver, { data: [milestone({ versions: [version()] })] });
  await person.click(dialog.getByRole('button', { name: /^Quitar/ }));
  await person.click(dialog.getByRole('button', { name: 'Entregar' }));
  expect(await screen.findByText('Por revisar')).toBeVisible();
});

const said = (id: number, change: object = {}) => ({
  id,
  text: `Comentario ${id}.`,
  at: '2026-11-20T10:00:00.000Z',
  side: 'organization',
  name: 'Noa Rey',
  ...change,
});
const comments = 'POST /api/collaborations/:id/deliveries/comments';

it('shows comments with who wrote them, and takes another one', async () => {
  const known = [said(1), said(2), said(3), said(4, { name: null, side: 'student' })];
  const { person } = await open([milestone({ versions: [version()], comments: known })]);
  const thread = within(await screen.findByRole('region', { name: 'Comentarios sobre «Borrador»' }));
  expect(thread.getByText('1 comentario anterior')).toBeVisible();
  expect(thread.getAllByText(/^Noa Rey, la organización/)).toHaveLength(3);
  expect(thread.getByText(/^Una persona que borró su cuenta, el estudiante/)).toHaveTextContent(
    '20 de noviembre de 2026, 11:00',
  );
  expect(thread.getByText('4 comentarios')).toBeVisible();
  await person.click((await section()).getByRole('button', { name: 'Comentar: Borrador' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Enviar el comentario' }));
  expect(sentTo(comments)).toEqual([]);
  answer(comments, { data: [milestone({ versions: [version()], comments: [...known, said(5)] })] });
  await person.type(dialog.getByRole('textbox'), 'De acuerdo.');
  await person.click(dialog.getByRole('button', { name: 'Enviar el comentario' }));
  expect(await screen.findByText('Comentario 5.')).toBeVisible();
  expect(sentTo(comments)[0]?.body).toEqual({ data: { milestone: 7, text: 'De acuerdo.' } });
});

it('keeps a comment that was refused in its dialog', async () => {
  const { person } = await open([milestone()]);
  refuse(comments, refusal('DeliveryCommentsFull'));
  await person.click((await section()).getByRole('button', { name: 'Comentar: Borrador' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox'), 'Uno más.');
  await person.click(dialog.getByRole('button', { name: 'Enviar el comentario' }));
  expect(await dialog.findByText(/todos los comentarios que caben/)).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Uno más.');
});

it('offers no further comment when there are as many as fit', async () => {
  const full = Array.from({ length: 50 }, (_, index) => said(index + 1));
  await open([milestone({ comments: full })]);
  const shown = await section();
  expect(shown.getByText('Ya no caben más comentarios en esta entrega.')).toBeVisible();
  expect(shown.queryByRole('button', { name: /Comentar/ })).not.toBeInTheDocument();
});
