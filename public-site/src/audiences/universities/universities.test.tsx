import { answer, heading, openPage, screen, user } from '../../../test/render.tsx';

it('§1, §2.1 says how teachers tutor, what a university sees and what it does not', async () => {
  await openPage('/universidades');
  await heading('Cómo tutoriza el profesorado');
  expect(screen.getByText(/Hasta que aceptas, nadie que lo lea sabe nada de ti/)).toBeVisible();
  for (const name of ['Sin cuenta', 'Con tu cuenta docente', 'Lo que no se ve'])
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
});

it('leads to the sheet, and to the code for other sites', async () => {
  await openPage('/universidades');
  for (const [name, address] of [
    ['Ver la hoja para imprimir', '/universidades/hoja'],
    ['Mostrar los proyectos en tu web', '/insertar-proyectos'],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

it('prints a sheet with the steps, who does what, and the address as words and as a code', async () => {
  window.print = jest.fn();
  const { person } = await openPage('/universidades/hoja');
  await heading('¿Buscas tema para tu TFG o tu TFM?');
  expect(screen.getByText('localhost/estudiantes')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Código QR de la página para estudiantes' })).toBeVisible();
  expect(screen.getByText(/aprueba el tema, lo dirige y lo califica/)).toBeVisible();

  await person.click(screen.getByRole('button', { name: 'Imprimir esta hoja' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

it('leads a user who has another role on with what is theirs', async () => {
  answer('GET /api/campaigns', { data: [] });
  await openPage('/universidades', user('coordinator', { organization: null }));
  await heading('Tu siguiente paso');
  expect(screen.getByText(/Te falta un paso: crea tu organización/)).toBeVisible();
});
