import { collaboration } from '../../test/collaborations.ts';
import { student } from '../../test/fixtures.ts';
import {
  answer,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';

const one = 'GET /api/collaborations/:id/agreement';
const write = 'POST /api/collaborations/:id/agreement';
const accept = 'POST /api/collaborations/:id/agreement/acceptances';

const terms = {
  tasks: 'Medir el ruido del puerto.',
  begins: '2027-02-01',
  ends: '2027-06-15',
  hours_week: 20,
  hours_total: null,
  place: 'Híbrido, A Coruña',
  pay: '300 euros al mes.',
  result: 'Compartida',
  confidentiality: 'Nadie cuenta nada.',
  data_protection: 'Solo para este trabajo.',
};
const version = (change: object = {}) => ({
  version: 1,
  hash: 'a'.repeat(64),
  at: '2026-11-27T10:00:00.000Z',
  terms,
  sections: [
    { heading: 'Qué se hace', text: 'Medir el ruido del puerto.' },
    { heading: 'Ayuda económica', text: '300 euros al mes.' },
  ],
  acceptances: [],
  ...change,
});
const parties = (...accepted: string[]) => [
  { side: 'student', name: 'Uxía Lago', own: true, hasAccepted: accepted.includes('student') },
  { side: 'organization', name: null, own: false, hasAccepted: accepted.includes('organization') },
];
const agreement = (change: object = {}) => ({
  versions: [version()],
  parties: parties(),
  suggestion: { tasks: 'Medir.', pay: 'Sin ayuda económica.' },
  universities: [],
  ...change,
});

async function open(change: object = {}, of: object = {}) {
  answer('GET /api/collaborations/:id', { data: collaboration(of) });
  answer('GET /api/collaborations/:id/hours', { data: [] });
  answer('GET /api/collaborations/:id/result', { data: { named: false, works: [] } });
  answer(one, { data: agreement(change) });
  const page = await openPage('/colaboraciones/8', student());
  const section = within(await screen.findByRole('region', { name: 'Acuerdo' }));
  return { ...page, section };
}

it('is prepared with what the project says, and asks for the rest', async () => {
  const { person, section } = await open({ versions: [] });
  await person.click(await section.findByRole('button', { name: 'Preparar el acuerdo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preparar el acuerdo' }));
  expect(dialog.getByRole('textbox', { name: /^Qué se hace/ })).toHaveValue('Medir.');
  await person.type(dialog.getByRole('textbox', { name: /^Horas por semana/ }), '80');
  await person.click(dialog.getByRole('button', { name: 'Guardar el acuerdo' }));
  expect(await dialog.findByText('Escribe un número de 1 a 40.')).toBeVisible();
  expect(dialog.getAllByText('Este campo es obligatorio.').length).toBeGreaterThan(1);
  expect(sentTo(write)).toEqual([]);
});

it('is changed, keeps what was typed when another party was faster, and shows what they wrote', async () => {
  const { person, section } = await open();
  await person.click(await section.findByRole('button', { name: 'Cambiar el acuerdo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el acuerdo' }));
  const pay = dialog.getByRole('textbox', { name: /^Ayuda económica/ });
  await person.clear(pay);
  await person.type(pay, '400 euros.');
  refuse(write, refusal('AgreementChanged'));
  const faster = version({
    hash: 'b'.repeat(64),
    sections: [
      { heading: 'Qué se hace', text: 'Medir el ruido del puerto.' },
      { heading: 'Ayuda económica', text: '350 euros al mes.' },
    ],
  });
  answer(one, { data: agreement({ versions: [faster] }) });
  await person.click(dialog.getByRole('button', { name: 'Guardar el acuerdo' }));
  expect(await dialog.findByText('Otra parte ha escrito esto mientras tanto')).toBeVisible();
  expect(pay).toHaveValue('400 euros.');
  answer(write, { data: agreement() });
  await person.click(dialog.getByRole('button', { name: 'Guardar el acuerdo' }));
  await waitFor(() => expect(toastMessages()).toHaveLength(1));
  expect(sentTo(write).map(({ body }) => (body as { data: object }).data)).toMatchObject([
    { seen: 'a'.repeat(64), pay: '400 euros.', hours_week: 20, hours_total: null },
    { seen: 'b'.repeat(64), pay: '400 euros.' },
  ]);
});

it('is read whole and accepted with a tick for the text that was shown', async () => {
  const { person, section } = await open();
  expect(section.getByText('Versión 1: falta que la aceptes tú.')).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Leer y aceptar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Acuerdo, versión 1' }));
  expect(dialog.getByRole('heading', { name: 'Ayuda económica' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Aceptar el acuerdo' }));
  expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
  await person.click(dialog.getByRole('checkbox'));
  refuse(accept, refusal('AgreementChanged'));
  answer(one, { data: agreement({ versions: [version({ hash: 'b'.repeat(64) })] }) });
  await person.click(dialog.getByRole('button', { name: 'Aceptar el acuerdo' }));
  expect(await dialog.findByText(/El acuerdo ha cambiado mientras lo mirabas/)).toBeVisible();
  expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await person.click(dialog.getByRole('checkbox'));
  answer(accept, { data: agreement({ parties: parties('student') }) });
  await person.click(dialog.getByRole('button', { name: 'Aceptar el acuerdo' }));
  expect(await section.findByText('Versión 1: falta que la acepten otras partes.')).toBeVisible();
  expect(sentTo(accept).map(({ body }) => body)).toEqual([
    { data: { hash: 'a'.repeat(64), copy: null } },
    { data: { hash: 'b'.repeat(64), copy: null } },
  ]);
});

it('shows what an amendment changes, and who accepted the version before', async () => {
  const before = version({
    acceptances: [
      { id: 1, side: 'organization', name: 'Carme Rey', at: '2026-11-27T10:00:00.000Z', copy: null },
    ],
  });
  const sections = [
    { heading: 'Qué se hace', text: 'Medir el ruido del puerto.' },
    { heading: 'Ayuda económica', text: '400 euros al mes.' },
  ];
  const { person, section } = await open({
    versions: [version({ version: 2, hash: 'b'.repeat(64), sections }), before],
    parties: parties('student', 'organization'),
  });
  expect(section.getByText('Todas las partes han aceptado la versión 2.')).toBeVisible();
  expect(section.getByText(/^Versión 1, del .* La aceptaron: Carme Rey\.$/)).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Leer el acuerdo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Acuerdo, versión 2' }));
  expect(dialog.getByText('Qué cambia respecto a la versión 1')).toBeVisible();
  expect(dialog.getByRole('insertion')).toHaveTextContent('400');
});

it('cannot be changed once the collaboration is over', async () => {
  const { section } = await open({}, { state: 'cancelled', endedAt: '2026-11-20T10:00:00.000Z' });
  expect(await section.findByRole('button', { name: 'Leer el acuerdo' })).toBeVisible();
  expect(section.queryByRole('button', { name: /aceptar|Cambiar/ })).not.toBeInTheDocument();
});

const upload = 'POST /api/upload';
const pdf = new File(['%PDF'], 'firmado.pdf', { type: 'application/pdf' });

it('is accepted with a copy that was signed elsewhere, which everybody of the collaboration can download', async () => {
  const { person, section } = await open();
  await person.click(section.getByRole('button', { name: 'Subir una copia firmada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copia firmada de la versión 1' }));
  await person.click(dialog.getByRole('button', { name: 'Aceptar con esta copia' }));
  expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
  answer(upload, [{ id: 7, name: 'firmado.pdf', size: 4 }]);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await person.upload(input, pdf);
  expect(await dialog.findByText('Archivo subido')).toBeInTheDocument();
  const acceptances = [
    {
      id: 3,
      side: 'student',
      name: 'Uxía Lago',
      at: '2026-11-27T10:00:00.000Z',
      copy: { hash: 'c'.repeat(64), is_kept: true },
    },
    {
      id: 4,
      side: 'teacher',
      name: null,
      at: '2026-11-27T10:00:00.000Z',
      copy: { hash: 'd'.repeat(64), is_kept: false },
    },
  ];
  answer(accept, { data: agreement({ versions: [version({ acceptances })], parties: parties('student') }) });
  await person.click(dialog.getByRole('button', { name: 'Aceptar con esta copia' }));
  expect(await section.findByRole('link', { name: 'Copia firmada de Uxía Lago' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/agreement\/copy\?acceptance=3$/),
  );
  expect(section.getByText('Una copia firmada (el docente) se borró con su cuenta.')).toBeVisible();
  expect(sentTo(accept).map(({ body }) => body)).toEqual([{ data: { hash: 'a'.repeat(64), copy: 7 } }]);
});

const needed = (change: object = {}) => ({
  university: 5,
  name: 'Universidade da Coruña',
  rule: {
    asked_by: 'student',
    needs: 'Pide el convenio en la secretaría.',
    link: 'https://udc.example/convenios',
    checked: '2026-11-28',
    clauses: [],
  },
  entry: null,
  ...change,
});
const entry = (change: object = {}) => ({
  reference: null,
  has_copy: false,
  name: 'Uxía Lago',
  at: '2026-11-27T10:00:00.000Z',
  ...change,
});
const give = 'POST /api/collaborations/:id/university-agreements';

it('says what the university of a student needs, and keeps a reference that somebody else wrote first', async () => {
  const { person, section } = await open({ universities: [needed()] });
  expect(section.getByText('Hace falta antes de empezar, y te toca pedirlo.')).toBeVisible();
  await person.click(section.getByRole('button', { name: 'Anotar que lo he pedido' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Convenio de Universidade da Coruña' }));
  const reference = dialog.getByRole('textbox', { name: /^Referencia/ });
  await person.type(reference, 'UDC-1');
  refuse(give, refusal('AgreementChanged'));
  answer(one, { data: agreement({ universities: [needed({ entry: entry({ reference: 'UDC-2' }) })] }) });
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/^UDC-2\. Si guardas/)).toBeVisible();
  expect(reference).toHaveValue('UDC-1');
  answer(give, {
    data: agreement({ universities: [needed({ entry: entry({ reference: 'UDC-1', has_copy: true }) })] }),
  });
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await section.findByText(/^Ya está: UDC-1\. Lo anotó Uxía Lago/)).toBeVisible();
  expect(section.getByRole('link', { name: /Descargar el convenio/ })).toBeVisible();
  expect(sentTo(give).map(({ body }) => (body as { data: object }).data)).toMatchObject([
    { reference: 'UDC-1', seen: null },
    { reference: 'UDC-1', seen: '2026-11-27T10:00:00.000Z' },
  ]);
});

it('is asked for by the teacher where the university says so', async () => {
  const { section } = await open({
    universities: [needed({ rule: { ...needed().rule, asked_by: 'teacher' } })],
  });
  expect(
    section.getByText('Hace falta antes de empezar, y lo pide el docente: invita a uno más abajo.'),
  ).toBeVisible();
  expect(section.queryByRole('button', { name: /Anotar/ })).not.toBeInTheDocument();
});

it('warns whoever starts the work without it, and lets them', async () => {
  const { person } = await open(
    { universities: [needed({ entry: entry() })] },
    { state: 'agreed', side: 'organization', begins: '2027-02-01', ends: '2027-06-15' },
  );
  await person.click(screen.getByRole('button', { name: 'Empezar la colaboración' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Empezar la colaboración?' }));
  expect(
    await dialog.findByText(
      'Puedes empezar igualmente, pero falta que todas las partes acepten el acuerdo y el convenio de Universidade da Coruña.',
    ),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Empezar' })).toBeEnabled();
});

it('shows what another party wrote since a draft was kept, also after a reload', async () => {
  const { person, section, ...page } = await open();
  await person.click(await section.findByRole('button', { name: 'Cambiar el acuerdo' }));
  const first = within(await screen.findByRole('dialog', { name: 'Cambiar el acuerdo' }));
  const typed = first.getByRole('textbox', { name: /^Ayuda económica/ });
  await person.clear(typed);
  await person.type(typed, '400 euros.');
  await person.click(first.getByRole('button', { name: 'Cancelar' }));
  page.unmount();
  const pay = '350 euros al mes.';
  const again = await open({ versions: [version({ hash: 'b'.repeat(64), terms: { ...terms, pay } })] });
  await again.person.click(await again.section.findByRole('button', { name: 'Cambiar el acuerdo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar el acuerdo' }));
  expect(await dialog.findByText(`Ayuda económica: ${pay}`)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Ayuda económica/ })).toHaveValue('400 euros.');
});
