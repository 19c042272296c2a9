import { answer, openPage, refuse, screen, toasts } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { everything, frameCode } from './embed-choice.ts';

const universities = 'GET /api/universities/names';
const areas = 'GET /api/study-areas/names';

beforeEach(() => {
  answer(universities, { data: [{ id: 3, name: 'Universidade da Coruña' }] });
  answer(areas, { data: [{ id: 1, name: 'Ciencias' }] });
});

const code = () => screen.getByRole('textbox', { name: 'Código HTML' });
const preview = () => screen.getByTitle('Vista previa de la lista');

it('shows the list and its code as they are chosen, and gives the code to take along', async () => {
  const { person } = await openPage('/insertar-proyectos');
  expect(preview()).toHaveAttribute('src', '/embed/proyectos?n=6');
  await person.selectOptions(await screen.findByLabelText('Universidad'), 'Universidade da Coruña');
  await person.selectOptions(screen.getByLabelText('Área de estudio'), 'Ciencias');
  await person.selectOptions(screen.getByLabelText('Número de proyectos'), '10');
  const address = '/embed/proyectos?universidad=3&area=Ciencias&n=10';
  expect(preview()).toHaveAttribute('src', address);
  expect(code()).toHaveValue(
    frameCode({ ...everything, universidad: '3', area: 'Ciencias', n: '10' }, location.origin),
  );
  await person.click(screen.getByRole('button', { name: 'Copiar el código' }));
  expect(await navigator.clipboard.readText()).toContain('universidad=3&amp;area=Ciencias&amp;n=10');
  expect(toasts()).toMatchObject([{ message: 'Copiado.' }]);
  for (const [name, path] of [
    ['los últimos días de cada proyecto', '/projects/plazos.ics'],
    ['los proyectos nuevos', '/projects/rss.xml'],
  ] as const)
    expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
      'href',
      `${path}?universidad=3&area=Ciencias`,
    );
});

it('can be asked again for what could not be had, and offers the rest meanwhile', async () => {
  refuse(universities, new ApiError('Unexpected'));
  const { person } = await openPage('/insertar-proyectos');
  await screen.findByText('No hemos podido cargar las universidades y las áreas');
  expect(screen.getByLabelText('Provincia')).toBeEnabled();
  answer(universities, { data: [{ id: 3, name: 'Universidade da Coruña' }] });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Universidade da Coruña' })).toBeInTheDocument();
});
