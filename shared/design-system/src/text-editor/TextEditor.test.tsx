import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { limits } from '@puente/contract/limits';
import { preloadTextEditor, TextEditor, type TextEditorProps } from './index.ts';

beforeAll(() => preloadTextEditor());
// jsdom has no layout. ProseMirror asks where the cursor is, to scroll there.
beforeAll(() => {
  const rect = new DOMRect();
  const rects = { length: 0, item: () => null, [Symbol.iterator]: () => [].values() };
  Range.prototype.getBoundingClientRect = () => rect;
  Range.prototype.getClientRects = () => rects;
  document.elementFromPoint = () => null;
});
afterEach(() => changed.mockClear());

const changed = jest.fn();

function Field({ start = '', ...rest }: Partial<TextEditorProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <TextEditor
        label="Contenido"
        name="content"
        format="markdown"
        {...rest}
        value={value}
        onChange={(text) => {
          changed(text);
          setValue(text);
        }}
      />
      <button type="button" onClick={() => setValue('Otro texto')}>
        Sustituir
      </button>
    </>
  );
}

const tool = (name: string) => screen.getByRole('button', { name });
const area = () => screen.getByRole('textbox', { name: 'Contenido' });

/** Shows the field and waits for the editor. */
async function show(props: Partial<TextEditorProps> & { start?: string } = {}) {
  render(<Field {...props} />);
  await screen.findByRole('toolbar', { name: 'Formato de Contenido' });
  return area();
}

/** Selects the content of an element, as a person does. */
async function select(element: Element) {
  await act(async () => {
    area().focus();
    getSelection()?.selectAllChildren(element);
    document.dispatchEvent(new Event('selectionchange'));
    await Promise.resolve();
  });
}

function paste(data: Record<string, string>) {
  fireEvent.paste(area(), {
    clipboardData: { getData: (type: string) => data[type] ?? '', files: [], items: [] },
  });
}

describe('until the editor has loaded', () => {
  test('the same text is in the browser’s own field, which is not replaced under the hands', async () => {
    render(<Field start="Hola **a todos**" hint="Bajo el título." maxLength={100} />);
    const waiting = area();
    expect(waiting).toHaveValue('Hola **a todos**');
    expect(waiting).toHaveAccessibleDescription('Bajo el título. Máximo 100 caracteres');
    act(() => waiting.focus());
    await userEvent.type(waiting, '!');
    await act(() => preloadTextEditor());
    expect(area()).toBe(waiting);
    act(() => waiting.blur());
    await screen.findByRole('toolbar');
    expect(area()).not.toBe(waiting);
    expect(area()).toHaveTextContent('Hola a todos!');
  });
});

describe('the field', () => {
  test('has a label, a hint, an error, a counter and the id that an error summary leads to', async () => {
    const field = await show({
      start: 'Hola',
      hint: 'Bajo el título.',
      error: 'Vacío.',
      maxLength: 10,
      required: true,
    });
    expect(field).toHaveAttribute('id', 'field-content');
    expect(field).toHaveAttribute('contenteditable', 'true');
    expect(field).toHaveAccessibleDescription('Bajo el título. Error: Vacío. Máximo 10 caracteres');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(screen.getByText('4 / 10')).toBeVisible();
  });

  test('shows the text with its form, and changes nothing by itself', async () => {
    const field = await show({ start: '* uno\n* **dos**' });
    expect(within(field).getAllByRole('listitem')).toHaveLength(2);
    expect(within(field).getByText('dos').tagName).toBe('STRONG');
    expect(changed).not.toHaveBeenCalled();
  });

  test('takes a text from outside', async () => {
    await show({ start: 'Uno' });
    await userEvent.click(tool('Sustituir'));
    expect(area()).toHaveTextContent('Otro texto');
    expect(tool('Deshacer')).toHaveAttribute('aria-disabled', 'true');
  });

  test('says when the focus has left it, but not on the way to its tools', async () => {
    const onBlur = jest.fn();
    const field = await show({ onBlur });
    act(() => field.focus());
    act(() => tool('Negrita').focus());
    expect(onBlur).not.toHaveBeenCalled();
    act(() => tool('Sustituir').focus());
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('leaves a text as it is written when it has parts that would be lost', async () => {
    const field = await show({ start: '- [x] Aviso' });
    expect(field).toHaveValue('- [x] Aviso');
    expect(screen.queryByRole('button', { name: 'Negrita' })).not.toBeInTheDocument();
    fireEvent.change(field, { target: { value: 'Sin tareas' } });
    expect(area()).toBe(field);
  });
});

describe('the tools', () => {
  test('are one stop of Tab, and the arrow keys go from one to the next', async () => {
    await show();
    act(() => tool('Negrita').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(tool('Cursiva')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tool('Vista previa')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tool('Negrita')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    const stops = within(screen.getByRole('toolbar')).getAllByRole('button');
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tool('Negrita')]);
  });

  test.each([
    ['Negrita', '**Uno**'],
    ['Cursiva', '_Uno_'],
    ['Título', '## Uno'],
    ['Subtítulo', '### Uno'],
    ['Lista', '- Uno'],
    ['Lista numerada', '1. Uno'],
    ['Cita', '> Uno'],
  ])('%s is put on and taken off', async (name, text) => {
    await select((await show({ start: 'Uno' })).querySelector('p') ?? area());
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(tool(name));
    expect(changed).toHaveBeenLastCalledWith(text);
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tool(name));
    expect(changed).toHaveBeenLastCalledWith('Uno');
  });

  test('a list becomes one of the other kind', async () => {
    await select((await show({ start: '- Uno' })).querySelector('p') ?? area());
    await userEvent.click(tool('Lista numerada'));
    expect(changed).toHaveBeenLastCalledWith('1. Uno');
  });

  test('Deshacer and Rehacer, also by keyboard', async () => {
    await select((await show({ start: 'Uno' })).querySelector('p') ?? area());
    fireEvent.keyDown(area(), { key: 'b', ctrlKey: true });
    expect(changed).toHaveBeenLastCalledWith('**Uno**');
    await userEvent.click(tool('Deshacer'));
    expect(changed).toHaveBeenLastCalledWith('Uno');
    fireEvent.keyDown(area(), { key: 'y', ctrlKey: true });
    expect(changed).toHaveBeenLastCalledWith('**Uno**');
  });

  test('Tab is left to the browser', async () => {
    expect(fireEvent.keyDown(await show({ start: '- Uno' }), { key: 'Tab' })).toBe(true);
  });

  test('Vista previa shows what visitors see, and rests the other tools', async () => {
    await show({ start: '## Hola\n\nMira [esto](https://otra.test/).' });
    await userEvent.click(tool('Vista previa'));
    const preview = screen.getByRole('region', { name: 'Vista previa de Contenido' });
    expect(within(preview).getByRole('link', { name: /se abre en una pestaña nueva/ })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(tool('Negrita')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tool('Vista previa'));
    expect(area()).toBeVisible();
  });
});

describe('links', () => {
  test('are added with Ctrl+K, completed, and given back to the text', async () => {
    await select((await show({ start: 'Uno' })).querySelector('p') ?? area());
    fireEvent.keyDown(area(), { key: 'k', ctrlKey: true });
    const dialog = within(screen.getByRole('dialog', { name: 'Añadir un enlace' }));
    expect(dialog.getByLabelText('Texto')).toHaveValue('Uno');
    await userEvent.click(dialog.getByRole('button', { name: 'Añadir' }));
    expect(dialog.getByLabelText('Dirección')).toHaveAccessibleDescription(/obligatorio/);
    await userEvent.type(dialog.getByLabelText('Dirección'), 'javascript:alert(1)');
    expect(dialog.getByLabelText('Dirección')).toHaveAccessibleDescription(/Formato no válido/);
    await userEvent.clear(dialog.getByLabelText('Dirección'));
    await userEvent.type(dialog.getByLabelText('Dirección'), 'www.example.org/a');
    await userEvent.click(dialog.getByRole('button', { name: 'Añadir' }));
    expect(changed).toHaveBeenLastCalledWith('[Uno](https://www.example.org/a)');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(area()).toHaveFocus();
  });

  test('are changed and removed', async () => {
    const field = await show({ start: 'Ve a [la **guía**](/resources) hoy' });
    await select(within(field).getByText('guía'));
    expect(tool('Enlace')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tool('Enlace'));
    const dialog = within(screen.getByRole('dialog', { name: 'Cambiar el enlace' }));
    expect(dialog.getByLabelText('Texto')).toHaveValue('la guía');
    expect(dialog.getByLabelText('Dirección')).toHaveValue('/resources');
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar el enlace' }));
    expect(changed).toHaveBeenLastCalledWith('Ve a la **guía** hoy');
  });
});

describe('pictures', () => {
  const file = new File(['x'], 'ria.webp', { type: 'image/webp' });
  const source = (onPicture: NonNullable<TextEditorProps['pictures']>['onPicture']) => ({
    pictures: { limits: limits.uploads.cover, onPicture },
  });
  const choose = (chosen: File) => {
    const input = document.querySelector('dialog input[type=file]');
    if (input === null) throw new Error('There is no field for a file.');
    fireEvent.change(input, { target: { files: [chosen] } });
  };

  test('need an alternative text, are uploaded by the page and inserted', async () => {
    const upload = jest.fn(({ alternativeText }: { alternativeText: string }) =>
      Promise.resolve({ url: '/uploads/a.webp', alternativeText }),
    );
    await show(source(upload));
    await userEvent.click(tool('Imagen'));
    const dialog = within(screen.getByRole('dialog', { name: 'Añadir una imagen' }));
    choose(new File(['x'], 'ria.exe'));
    expect(dialog.getByRole('alert')).toHaveTextContent(/Archivo no permitido/);
    choose(file);
    await userEvent.click(dialog.getByRole('button', { name: 'Añadir' }));
    expect(upload).not.toHaveBeenCalled();
    expect(dialog.getByLabelText('Texto alternativo')).toBeInvalid();
    await userEvent.type(dialog.getByLabelText('Texto alternativo'), 'Mapa de la ría');
    await userEvent.click(dialog.getByRole('button', { name: 'Añadir' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('![Mapa de la ría](/uploads/a.webp)'));
    expect(upload).toHaveBeenCalledWith({ file, alternativeText: 'Mapa de la ría' });
    expect(screen.getByRole('img', { name: 'Mapa de la ría' })).toBeVisible();
  });

  test('say when the upload has failed, and keep what was entered', async () => {
    await show(source(() => Promise.reject(new Error('offline'))));
    await userEvent.click(tool('Imagen'));
    const dialog = within(screen.getByRole('dialog'));
    choose(file);
    await userEvent.type(dialog.getByLabelText('Texto alternativo'), 'Mapa');
    await userEvent.click(dialog.getByRole('button', { name: 'Añadir' }));
    expect(await dialog.findByText('No se ha podido subir el archivo.')).toBeVisible();
    expect(dialog.getByLabelText('Texto alternativo')).toHaveValue('Mapa');
  });

  test('are not offered by a page that cannot upload any', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Imagen' })).not.toBeInTheDocument();
  });
});

describe('pasting', () => {
  test('keeps the form of HTML and nothing else', async () => {
    await select(await show());
    paste({
      'text/html':
        '<p class="x" style="color:red">Uno <b>dos</b></p><ul><li>tres</li></ul><script>alert(1)</script>',
      'text/plain': 'Uno dos',
    });
    expect(changed).toHaveBeenLastCalledWith('Uno **dos**\n\n- tres');
  });

  test('takes plain text as it is', async () => {
    await select(await show());
    paste({ 'text/html': '', 'text/plain': '# Uno\nDos' });
    expect(changed).toHaveBeenLastCalledWith('\\# Uno\n\nDos');
  });

  test('writes HTML where the text is HTML', async () => {
    await select(await show({ format: 'html', start: '<p>Hola</p>' }));
    paste({ 'text/html': '<p style="margin:0">Uno <a href="/projects" onclick="x()">dos</a></p>' });
    expect(changed).toHaveBeenLastCalledWith('<p>Uno <a href="/projects">dos</a></p>');
  });
});
