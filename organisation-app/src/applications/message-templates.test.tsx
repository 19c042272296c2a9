import { address, coordinator, prepareDesk, sent, templates } from '../../test/desk.ts';
import { answer, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { messageTemplate } from '@puente/contract/entities/message-template';

const save = 'POST /api/organizations/:id/message-templates';
const change = 'PUT /api/message-templates/:id';
const remove = 'DELETE /api/message-templates/:id';

const template = (id: number, name: string, more: object = {}) =>
  messageTemplate.parse({
    id,
    name,
    text: 'Gracias, {nombre}, por «{proyecto}».',
    use: 'refusal',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...more,
  });

beforeEach(() => {
  prepareDesk();
  answer(templates, {
    data: [template(1, 'Gracias'), template(2, 'Hablemos', { use: 'interest', text: 'Hola' })],
  });
});

type Person = Awaited<ReturnType<typeof openPage>>['person'];

/** Opens the 'no' to one person, or to all. */
async function refuseTo(person: Person, names: readonly string[]) {
  for (const name of names)
    await person.click(await screen.findByRole('checkbox', { name: `Elegir a ${name}` }));
  const bar = within(screen.getByRole('group', { name: 'Solicitudes elegidas' }));
  await person.click(bar.getByRole('button', { name: 'Rechazar' }));
  return within(screen.getByRole('dialog', { name: /^Rechazar/ }));
}
const message = () => screen.getByRole('textbox', { name: /^Mensaje/ });
const openTemplates = async (person: Person) => {
  await person.click(screen.getByRole('button', { name: 'Usar una plantilla' }));
  return within(await screen.findByRole('dialog', { name: 'Plantillas de mensajes' }));
};

it('fills in the name of one person when a template is taken', async () => {
  const { person } = await openPage(address, coordinator);
  await refuseTo(person, ['Brais Otero']);
  const list = await openTemplates(person);
  // Of another answer: it can be looked after, and not be taken here.
  expect(await list.findByText(/^Hablemos · Preseleccionar/)).toBeVisible();
  expect(list.queryByRole('button', { name: 'Usar «Hablemos»' })).not.toBeInTheDocument();
  await person.click(await list.findByRole('button', { name: 'Usar «Gracias»' }));
  expect(message()).toHaveValue('Gracias, Brais, por «Mapa de zonas inundables».');
  expect(screen.queryByText(/^Así lo leerá/)).not.toBeInTheDocument();
});

it('leaves the names of several people to be filled in when it is sent, and shows how the first reads it', async () => {
  const { person } = await openPage(address, coordinator);
  const dialog = await refuseTo(person, ['Brais Otero', 'Noa Otero']);
  await person.click(await (await openTemplates(person)).findByRole('button', { name: 'Usar «Gracias»' }));
  expect(message()).toHaveValue('Gracias, {nombre}, por «{proyecto}».');
  expect(dialog.getByText('Así lo leerá Brais')).toBeVisible();
  expect(dialog.getByText('Gracias, Brais, por «Mapa de zonas inundables».')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(sent()).toMatchObject([{ reason: 'Gracias, {nombre}, por «{proyecto}».' }]);
});

it('gives back what was typed before, and the template again, whatever was typed since', async () => {
  const { person } = await openPage(address, coordinator);
  const dialog = await refuseTo(person, ['Brais Otero']);
  await person.click(message());
  await person.paste('Lo mío.');
  await person.click(await (await openTemplates(person)).findByRole('button', { name: 'Usar «Gracias»' }));
  await person.click(message());
  await person.paste(' Y más.');
  const taken = (message() as HTMLTextAreaElement).value;
  await person.click(dialog.getByRole('button', { name: 'Deshacer' }));
  expect(message()).toHaveValue('Lo mío.');
  await person.click(dialog.getByRole('button', { name: 'Volver a poner la plantilla' }));
  expect(message()).toHaveValue(taken);
});

it('calls nobody by the name of the person for whom an answer was begun', async () => {
  const { person } = await openPage(address, coordinator);
  const dialog = await refuseTo(person, ['Brais Otero']);
  await person.click(await (await openTemplates(person)).findByRole('button', { name: 'Usar «Gracias»' }));
  await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await person.click(screen.getByRole('checkbox', { name: 'Elegir a Brais Otero' }));
  const other = await refuseTo(person, ['Noa Otero']);
  expect(message()).toHaveValue('Gracias, Noa, por «Mapa de zonas inundables».');
  await person.click(other.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await refuseTo(person, ['Brais Otero']);
  expect(message()).toHaveValue('');
});

it('refuses a placeholder that nobody knows before anything is sent', async () => {
  const { person } = await openPage(address, coordinator);
  const dialog = await refuseTo(person, ['Brais Otero']);
  await person.click(message());
  await person.paste('Hola, {apellidos}');
  expect(message()).toBeInvalid();
  expect(message()).toHaveAccessibleDescription(/No sabemos qué poner en «\{apellidos\}»/);
  await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(sent()).toEqual([]);
});

it('keeps what was written as a template, with placeholders for the person and the project', async () => {
  answer(save, { data: template(3, 'Nueva') });
  const { person } = await openPage(address, coordinator);
  await refuseTo(person, ['Brais Otero']);
  await person.click(message());
  await person.paste('Brais, gracias por «Mapa de zonas inundables».');
  await person.click(screen.getByRole('button', { name: 'Guardar como plantilla' }));
  const form = within(await screen.findByRole('dialog', { name: 'Guardar como plantilla' }));
  await person.type(form.getByRole('textbox', { name: 'Nombre' }), 'Nueva');
  await person.click(form.getByRole('button', { name: 'Guardar plantilla' }));
  await waitFor(() =>
    expect(sentTo(save).map(({ body }) => body)).toEqual([
      { data: { name: 'Nueva', text: '{nombre}, gracias por «{proyecto}».', use: 'refusal' } },
    ]),
  );
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Guardar como plantilla' })).not.toBeInTheDocument(),
  );
  expect(message()).toHaveValue('Brais, gracias por «Mapa de zonas inundables».');
});

it('says at its form why a template cannot be kept, and loses nothing', async () => {
  refuse(
    save,
    new ApiError('MessageTemplateExists', {
      status: 409,
      text: 'Ya hay una plantilla con este nombre. Elige otro.',
    }),
  );
  const { person } = await openPage(address, coordinator);
  await refuseTo(person, ['Brais Otero']);
  const list = await openTemplates(person);
  await person.click(list.getByRole('button', { name: 'Nueva plantilla' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nueva plantilla' }));
  await person.type(form.getByRole('textbox', { name: 'Nombre' }), 'Gracias');
  await person.type(form.getByRole('textbox', { name: 'Mensaje' }), 'Hola');
  await person.click(form.getByRole('button', { name: 'Guardar plantilla' }));
  expect(await form.findByText(/Ya hay una plantilla con este nombre/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Hola');
});

it('changes a template as it was read, and deletes one after a question', async () => {
  answer(change, {
    data: template(1, 'Gracias', { text: 'Otra cosa', updatedAt: '2026-11-21T10:00:00.000Z' }),
  });
  answer(remove, null);
  const { person } = await openPage(address, coordinator);
  await refuseTo(person, ['Brais Otero']);
  await openTemplates(person);
  await person.click(await screen.findByRole('button', { name: /^Acciones ?, Gracias$/ }));
  await person.click(screen.getByRole('button', { name: 'Cambiar' }));
  const form = within(await screen.findByRole('dialog', { name: 'Cambiar «Gracias»' }));
  await person.clear(form.getByRole('textbox', { name: 'Mensaje' }));
  await person.type(form.getByRole('textbox', { name: 'Mensaje' }), 'Otra cosa');
  await person.click(form.getByRole('button', { name: 'Guardar plantilla' }));
  await waitFor(() =>
    expect(sentTo(change).map(({ body }) => body)).toEqual([
      { data: { text: 'Otra cosa', base: '2026-11-20T10:00:00.000Z' } },
    ]),
  );
  await screen.findByRole('dialog', { name: 'Plantillas de mensajes' });
  await person.click(await screen.findByRole('button', { name: /^Acciones ?, Gracias$/ }));
  await person.click(screen.getByRole('button', { name: 'Eliminar' }));
  const question = within(screen.getByRole('alertdialog', { name: /«Gracias»/ }));
  await person.click(question.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(sentTo(remove)).toHaveLength(1));
});

it('gives no answer by the keys of the window below', async () => {
  const { person } = await openPage(address, coordinator);
  await refuseTo(person, ['Brais Otero']);
  await openTemplates(person);
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(sent()).toEqual([]);
});
