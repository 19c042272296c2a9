import { answer, heading, openPage, pageOf, refuse, screen, sentTo, waitFor } from '../../test/render.tsx';
import { savedFiles } from '../../test/saved-files.ts';
import { answerTalent, brais, coordinator } from '../../test/talent.ts';
import { ApiError } from '@puente/client/api-error';
import { errors } from '@puente/contract/errors';

const find = 'GET /api/students/find';
const lists = 'GET /api/organizations/:id/talent/lists';

beforeEach(answerTalent);

describe('lists of people', () => {
  const address = '/spaces/organizations/talent?tab=lists';
  const change = 'PUT /api/talent-lists/:id';

  it('show who is in the one that the address names', async () => {
    answer(find, pageOf([brais]));
    await openPage(address, coordinator);
    await heading('Para otoño');
    await heading('Brais Otero');
    expect(sentTo(find).at(-1)?.query?.filters).toEqual({ id: { $in: [7] } });
  });

  it('are downloaded with what the cards say', async () => {
    const { names, text } = savedFiles();
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Descargar CSV (1 persona)' }));
    await waitFor(() => expect(names).toEqual(['lista-4.csv']));
    expect((await text()).trim().split('\r\n')[1]).toBe(
      '"Brais";"Otero";"Grado en Biología";"Grado";"Ciencias";"Universidade da Coruña";"A Coruña";"Agua, Biodiversidad";"Tengo que elegirlo este año"',
    );
    jest.restoreAllMocks();
  });

  it('keep a person at once, from the profile', async () => {
    answer(lists, { data: [{ id: 4, name: 'Para otoño', students: [] }] });
    const { person } = await openPage('/spaces/organizations/talent/7', coordinator);
    await person.click(await screen.findByRole('button', { name: 'Guardar en una lista' }));
    answer(change, { data: { id: 4, name: 'Para otoño', students: [7] } });
    const box = await screen.findByRole('checkbox', { name: 'Para otoño' });
    await person.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(sentTo(change)).toEqual([{ params: { id: 4 }, body: { data: { students: { connect: [7] } } } }]);
  });

  it('say why a person could not be kept', async () => {
    answer(lists, { data: [{ id: 4, name: 'Para otoño', students: [] }] });
    refuse(change, new ApiError('TalentListFull', errors.TalentListFull));
    const { person } = await openPage('/spaces/organizations/talent/7', coordinator);
    await person.click(await screen.findByRole('button', { name: 'Guardar en una lista' }));
    const box = await screen.findByRole('checkbox', { name: 'Para otoño' });
    await person.click(box);
    expect(await screen.findByText(new RegExp(errors.TalentListFull.text))).toBeVisible();
    expect(box).not.toBeChecked();
  });

  it('are made by a name of their own', async () => {
    answer(lists, { data: [] });
    const create = 'POST /api/organizations/:id/talent/lists';
    refuse(create, new ApiError('TalentListExists', errors.TalentListExists));
    const { person } = await openPage(address, coordinator);
    await heading('Todavía no tienes listas');
    await person.click(screen.getByRole('button', { name: 'Crear lista' }));
    expect(screen.getByText('Escribe un nombre para la lista.')).toBeVisible();
    await person.type(screen.getByRole('textbox', { name: 'Lista nueva' }), 'Para otoño');
    await person.click(screen.getByRole('button', { name: 'Crear lista' }));
    expect(await screen.findByText(new RegExp(errors.TalentListExists.text))).toBeVisible();
    answer(create, { data: { id: 4, name: 'Para otoño', students: [] } });
    answer(lists, { data: [{ id: 4, name: 'Para otoño', students: [] }] });
    await person.click(screen.getByRole('button', { name: 'Crear lista' }));
    await heading('Esta lista está vacía');
  });

  it('get another name, and keep what was typed when it is taken', async () => {
    answer(find, pageOf([brais]));
    refuse(change, new ApiError('TalentListExists', errors.TalentListExists));
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Cambiar el nombre' }));
    const name = await screen.findByRole('textbox', { name: 'Nombre de la lista' });
    await person.clear(name);
    await person.type(name, 'Para invierno{Enter}');
    expect(await screen.findByText(errors.TalentListExists.text)).toBeVisible();
    expect(name).toHaveValue('Para invierno');
    answer(change, { data: { id: 4, name: 'Para invierno', students: [7] } });
    answer(lists, { data: [{ id: 4, name: 'Para invierno', students: [7] }] });
    await person.click(screen.getByRole('button', { name: 'Guardar nombre' }));
    await heading('Para invierno');
    expect(sentTo(change).at(-1)?.body).toEqual({ data: { name: 'Para invierno' } });
  });

  it('go after a question', async () => {
    answer('DELETE /api/talent-lists/:id', undefined);
    answer(find, pageOf([brais]));
    const { person } = await openPage(address, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Eliminar lista' }));
    answer(lists, { data: [] });
    await person.click(screen.getByRole('button', { name: 'Eliminar la lista' }));
    await heading('Todavía no tienes listas');
  });
});
