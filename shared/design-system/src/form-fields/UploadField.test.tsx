import { Field, values } from '../../test/defined-field.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filePurposes } from '@puente/contract/entities/file';
import { type FieldDefinition, type UploadedFile } from '@puente/contract/forms/field-definition';
import { limits } from '@puente/contract/limits';
import { messages } from '@puente/contract/messages';
import { type Upload } from './index.ts';

const person = userEvent.setup({ applyAccept: false });

describe('§5 a file', () => {
  const field: FieldDefinition = { type: 'file', value: 'CV', label: 'Currículum', purpose: 'cv' };
  const pdf = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
  const choose = async (file: File) =>
    person.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);

  test('of another kind is refused with an alert that says which kinds are accepted', async () => {
    const upload = jest.fn();
    render(<Field field={field} sources={{ upload }} />);
    await choose(new File(['x'], 'cv.exe'));
    const first = screen.getByRole('alert');
    expect(first).toHaveTextContent(/Archivo no permitido\. Solo se aceptan: pdf$/);
    expect(screen.getByRole('button', { name: 'Elegir archivo' })).toHaveAccessibleDescription(
      expect.stringContaining('Archivo no permitido.'),
    );
    // The same words for another file are said again: an alert speaks when it comes.
    await choose(new File(['x'], 'cv.zip'));
    expect(screen.getByRole('alert')).not.toBe(first);
    expect(upload).not.toHaveBeenCalled();
  });

  test.each(filePurposes)(
    'for the purpose %s offers what the server takes, and refuses the rest',
    async (purpose) => {
      const upload = jest.fn();
      const { extensions, bytes } = limits.uploads[purpose];
      const definition: FieldDefinition = { type: 'file', value: 'CV', label: 'Archivo', purpose };
      render(<Field field={definition} sources={{ upload }} />);
      expect(document.querySelector('input[type=file]')).toHaveAttribute(
        'accept',
        extensions.map((extension) => `.${extension}`).join(','),
      );
      expect(screen.getByText(messages.fileLimits({ extensions, bytes }))).toBeVisible();
      await choose(new File(['x'], 'archivo.docx'));
      expect(screen.getByRole('alert')).toHaveTextContent(messages.fileType(extensions));
      const large = new File(['x'], `archivo.${extensions[0]}`);
      Object.defineProperty(large, 'size', { value: bytes + 1 });
      await choose(large);
      expect(screen.getByRole('alert')).toHaveTextContent(messages.fileSize(bytes));
      expect(upload).not.toHaveBeenCalled();
    },
  );

  test('§3 has the kinds that its definition allows', async () => {
    const upload = jest.fn();
    const logo: FieldDefinition = {
      type: 'file',
      value: 'CV',
      label: 'Logotipo',
      purpose: 'logo',
      allowedTypes: ['png', 'svg'],
    };
    render(<Field field={logo} sources={{ upload }} />);
    expect(document.querySelector('input[type=file]')).toHaveAttribute('accept', '.png,.svg');
    expect(screen.getByText('PNG, SVG. 2 MB como máximo.')).toBeVisible();
    await choose(new File(['x'], 'logo.webp'));
    expect(screen.getByRole('alert')).toHaveTextContent('Archivo no permitido. Solo se aceptan: png, svg');
    expect(upload).not.toHaveBeenCalled();
    upload.mockResolvedValue({ id: 8, name: 'logo.svg', size: 1 });
    await choose(new File(['x'], 'logo.svg'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(values()).toEqual({ CV: { id: 8, name: 'logo.svg', size: 1 } });
  });

  test('that is missing is no alert: the summary of the form says it', () => {
    render(<Field field={field} errors={{ CV: 'Este campo es obligatorio.' }} />);
    expect(screen.getByText('Este campo es obligatorio.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  /** A file was chosen, and did not arrive the first time. */
  async function cutOff() {
    const upload = jest.fn<ReturnType<Upload>, Parameters<Upload>>().mockRejectedValueOnce(new Error('away'));
    upload.mockResolvedValue({ id: 7, name: 'cv.pdf', size: 4 });
    render(
      <Field
        field={field}
        sources={{ upload, explainUpload: () => ({ message: 'No hay conexión.', final: false }) }}
      />,
    );
    await choose(pdf);
    expect(screen.getByText('No hay conexión.')).toBeVisible();
    return upload;
  }

  test('is sent at once; when that fails it can be sent again without choosing it anew', async () => {
    await cutOff();
    await person.click(screen.getByRole('button', { name: /Reintentar/ }));
    expect(values()).toEqual({ CV: { id: 7, name: 'cv.pdf', size: 4 } });
    await person.click(screen.getByRole('button', { name: /Quitar|Eliminar/ }));
    expect(values()).toEqual({ CV: null });
  });

  test('that was cut off is sent again by itself when the network is back', async () => {
    const upload = await cutOff();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Archivo subido')).toBeVisible();
    expect(values()).toEqual({ CV: { id: 7, name: 'cv.pdf', size: 4 } });
    fireEvent(window, new Event('online'));
    expect(upload).toHaveBeenCalledTimes(2);
  });

  test('that has not arrived is named after a reload, until one has arrived or is not wanted any more', async () => {
    const names = new Map<string, string>();
    const unfinished = {
      nameOf: (name: string) => names.get(name) ?? null,
      note: (name: string, file: string | null) =>
        file === null ? void names.delete(name) : void names.set(name, file),
    };
    const cut: Upload = () => new Promise(() => undefined);
    const { unmount } = render(<Field field={field} sources={{ upload: cut, unfinished }} />);
    await choose(pdf);
    expect([...names]).toEqual([['CV', 'cv.pdf']]);
    unmount();

    const upload = () => Promise.resolve({ id: 7, name: 'cv.pdf', size: 4 });
    const again = render(<Field field={field} sources={{ upload, unfinished }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('«cv.pdf» no llegó a subirse. Vuelve a elegirlo.');
    await choose(pdf);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect([...names]).toEqual([]);
    again.unmount();

    render(<Field field={field} sources={{ upload: cut, unfinished }} />);
    await choose(pdf);
    await person.click(screen.getByRole('button', { name: /Cancelar/ }));
    expect([...names]).toEqual([]);
  });

  test('can be stopped on its way', async () => {
    let signal: AbortSignal | undefined;
    const upload: Upload = (_file, _purpose, options) => {
      signal = options.signal;
      act(() => options.onProgress(0.5));
      return new Promise((_resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      });
    };
    const explainUpload = jest.fn(() => ({ message: 'No hay conexión.', final: false }));
    render(<Field field={field} sources={{ upload, explainUpload }} />);
    await choose(pdf);
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');
    await person.click(screen.getByRole('button', { name: /Cancelar/ }));
    expect(signal?.aborted).toBe(true);
    expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeVisible();
    // A cancelled upload is not a failure.
    expect(explainUpload).not.toHaveBeenCalled();
    expect(screen.queryByText('No hay conexión.')).not.toBeInTheDocument();
  });

  test('that was stopped too late is no answer', async () => {
    let arrive: (file: UploadedFile) => void = () => undefined;
    const upload = () => new Promise<UploadedFile>((resolve) => (arrive = resolve));
    render(<Field field={field} sources={{ upload }} />);
    await choose(pdf);
    await person.click(screen.getByRole('button', { name: /Cancelar/ }));
    await act(() => Promise.resolve(arrive({ id: 7, name: 'cv.pdf', size: 4 })));
    expect(values()).toEqual({ CV: null });
  });
});
