import { answer, openPage, refuse, screen, sentTo } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';

const read = 'GET /api/certificates';

const certificate = (change: object = {}) => ({
  code: '7K3M9QWXV2TB',
  issuedAt: '2026-11-20T10:00:00.000Z',
  voidedAt: null,
  voidedBy: null,
  holder: 'Uxía Lago',
  title: 'Mapa de zonas inundables',
  organization: 'Fundación Ría Viva',
  begins: '2026-02-10',
  ends: '2026-11-10',
  minutes: 390,
  competences: ['initiative', 'teamwork'],
  ...change,
});
const nothing = {
  holder: null,
  title: null,
  organization: null,
  begins: null,
  ends: null,
  minutes: null,
  competences: null,
};

it('says that a certificate is valid, with what its student shows', async () => {
  answer(read, { data: certificate() });
  await openPage('/certificados/7k3m-9qwx-v2tb');
  expect(await screen.findByRole('heading', { level: 1, name: 'Uxía Lago' })).toBeVisible();
  expect(screen.getByText('Este certificado es válido')).toBeVisible();
  expect(screen.getByText('10 de febrero de 2026 – 10 de noviembre de 2026')).toBeVisible();
  expect(screen.getByText('6,5 horas')).toBeVisible();
  expect(screen.getByText('Iniciativa y Trabajo en equipo')).toBeVisible();
  expect(sentTo(read)).toMatchObject([{ query: { code: '7K3M9QWXV2TB' } }]);
});

it('shows nothing about anybody when the student shows nothing', async () => {
  answer(read, { data: certificate(nothing) });
  await openPage('/certificados/7K3M-9QWX-V2TB');
  expect(await screen.findByText('Este certificado es válido')).toBeVisible();
  expect(screen.getByText(/Su titular no enseña aquí más datos/)).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

it('says who voided a certificate', async () => {
  answer(read, { data: certificate({ voidedAt: '2026-11-22T10:00:00.000Z', voidedBy: 'organization' }) });
  await openPage('/certificados/7K3M-9QWX-V2TB');
  expect(await screen.findByText('Este certificado ya no es válido')).toBeVisible();
  expect(screen.getByText(/La organización lo anuló el 22 de noviembre de 2026/)).toBeVisible();
});

it('offers to write the code again when nobody knows it', async () => {
  refuse(read, refusal('NotFound'));
  const { person } = await openPage('/certificados/AAAA-AAAA-AAAA');
  expect(await screen.findByRole('heading', { level: 1, name: 'No conocemos este código' })).toBeVisible();
  const code = screen.getByRole('textbox', { name: /Código/ });
  await person.type(code, '7K3M');
  await person.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(
    await screen.findByText('El código tiene doce letras y cifras. Míralo en el certificado.'),
  ).toBeVisible();
  answer(read, { data: certificate() });
  await person.type(code, ' 9qwx v2tb');
  await person.click(screen.getByRole('button', { name: 'Comprobar' }));
  expect(await screen.findByText('Este certificado es válido')).toBeVisible();
});

it('is not asked about a code that cannot be one', async () => {
  await openPage('/certificados/hola');
  expect(await screen.findByText('No conocemos este código')).toBeVisible();
  expect(sentTo(read)).toEqual([]);
});

it('can be asked again when the certificate could not be read', async () => {
  refuse(read, new ApiError('Unexpected'));
  const { person } = await openPage('/certificados/7K3M-9QWX-V2TB');
  await screen.findByText('No hemos podido comprobar el certificado');
  answer(read, { data: certificate() });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Este certificado es válido')).toBeVisible();
});
