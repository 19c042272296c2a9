import { coordinator, student, teacher } from '../../../test/fixtures.ts';
import { answer, openPage, refuse, screen, sentTo, toastMessages, waitFor } from '../../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { useSession } from '@puente/platform/session';

const save = 'PUT /api/user/me';
const submit = { name: 'Guardar mis datos' };

it('§3 changes name and phone, and the whole product knows', async () => {
  answer(save, { ...student(), name: 'Noa', phone: '+34 600 123 456' });
  const { person } = await openPage('/profile', student());
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  await person.clear(name);
  await person.type(name, 'Noa');
  await person.type(screen.getByRole('textbox', { name: 'Teléfono (opcional)' }), '600123456');
  await person.click(screen.getByRole('button', submit));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado tus datos.']));
  expect(sentTo(save)).toEqual([
    { body: { base: student().updatedAt, name: 'Noa', phone: '+34 600123456' } },
  ]);
  expect(useSession.getState().user?.name).toBe('Noa');
});

it('§5 says which field is missing, and sends nothing', async () => {
  const { person } = await openPage('/profile', student());
  await person.clear(await screen.findByRole('textbox', { name: 'Nombre' }));
  await person.click(screen.getByRole('button', submit));
  expect(await screen.findByRole('link', { name: 'Nombre: Campo obligatorio' })).toBeVisible();
  expect(sentTo(save)).toEqual([]);
});

it('keeps what was typed when it cannot be saved, and saves it at the next press', async () => {
  refuse(save, new ApiError('Network'));
  const { person } = await openPage('/profile', student());
  await person.type(await screen.findByRole('textbox', { name: 'Apellidos' }), ' Souto');
  await person.click(screen.getByRole('button', submit));
  expect(await screen.findByText('No hemos podido guardar tus datos')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Prado Souto');
  answer(save, { ...student(), surname: 'Prado Souto' });
  await person.click(screen.getByRole('button', submit));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado tus datos.']));
});

it('keeps personal data that were typed over a reload, and forgets them once they are saved', async () => {
  answer('GET /api/drafts', () => Promise.reject(new ApiError('Network')));
  answer('PUT /api/drafts', () => Promise.reject(new ApiError('Network')));
  answer('DELETE /api/drafts', undefined);
  answer(save, { ...student(), surname: 'Prado Souto' });
  const first = await openPage('/profile', student());
  await first.person.type(await screen.findByRole('textbox', { name: 'Apellidos' }), ' Souto');
  await waitFor(() => expect(localStorage.getItem('draft:1:personal-data')).toContain('Prado Souto'));
  first.unmount();

  const { person } = await openPage('/profile', student());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Prado Souto'));
  await person.click(screen.getByRole('button', submit));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado tus datos.']));
  await waitFor(() => expect(localStorage.getItem('draft:1:personal-data')).toBeNull());
});

it('§5 asks a teacher for no phone, and tells a coordinator nothing of students', async () => {
  const { unmount } = await openPage('/profile', teacher);
  await screen.findByRole('button', submit);
  expect(screen.queryByLabelText(/^Teléfono/)).not.toBeInTheDocument();
  unmount();
  answer('GET /api/coordinators', { data: [] });
  await openPage('/profile', coordinator);
  expect(await screen.findByLabelText(/^Teléfono/)).not.toHaveAccessibleDescription();
});

it('§3 a coordinator has a position and an organisation', async () => {
  const row = { id: 3, job_position: 'Voluntariado' };
  answer('GET /api/coordinators', { data: [row] });
  answer('PUT /api/coordinators/:id', { data: row });
  const { person } = await openPage('/profile', coordinator);
  expect(await screen.findByText('Fundación Río Limpio')).toBeVisible();
  const position = await screen.findByRole('textbox', { name: /^Puesto/ });
  expect(position).toHaveValue('Voluntariado');
  await person.clear(position);
  await person.type(position, 'Dirección');
  await person.click(screen.getByRole('button', { name: 'Guardar mi puesto' }));
  await waitFor(() =>
    expect(sentTo('PUT /api/coordinators/:id')).toEqual([
      { params: { id: 3 }, body: { data: { job_position: 'Dirección' } } },
    ]),
  );
});

it('says that a file is no picture', async () => {
  const { person } = await openPage('/profile', student());
  await person.upload(await screen.findByLabelText('Elegir una foto'), new File(['x'], 'a.png'));
  expect(await screen.findByText('No podemos leer este archivo. Elige una imagen.')).toBeVisible();
});
