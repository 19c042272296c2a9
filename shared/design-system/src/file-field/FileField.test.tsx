import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '@puente/contract/limits';
import { FileField, type FileFieldProps, type ShownFile } from './index.ts';

const cv = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
const uploading: ShownFile = { name: 'cv.pdf', size: 2_516_582, state: 'uploading', progress: 64 };

function renderField(overrides: Partial<FileFieldProps> = {}) {
  const actions = { onSelect: jest.fn(), onRemove: jest.fn(), onCancel: jest.fn(), onRetry: jest.fn() };
  const { container } = render(
    <FileField
      label="Currículum"
      name="cv"
      limits={limits.uploads.cv}
      file={null}
      {...actions}
      {...overrides}
    />,
  );
  return { ...actions, container };
}

test('gives the file that was picked', async () => {
  const { onSelect, container } = renderField();
  const input = container.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  expect(input.accept).toBe('.pdf');
  const openPicker = jest.spyOn(input, 'click');

  await userEvent.click(screen.getByRole('button', { name: 'Elegir archivo' }));
  expect(openPicker).toHaveBeenCalledTimes(1);

  await userEvent.upload(input, cv);
  expect(onSelect).toHaveBeenCalledWith(cv);
});

test('focus stays in the field when a file is chosen, when its upload ends and when it is taken away', () => {
  const field = (file: ShownFile | null) => (
    <FileField
      label="Currículum"
      name="cv"
      limits={limits.uploads.cv}
      file={file}
      onSelect={jest.fn()}
      onRemove={jest.fn()}
      onCancel={jest.fn()}
    />
  );
  const { container, rerender } = render(field(null));
  screen.getByRole('button', { name: 'Elegir archivo' }).focus();
  fireEvent.blur(screen.getByRole('button', { name: 'Elegir archivo' }));
  const input = container.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  fireEvent.change(input, { target: { files: [cv] } });
  rerender(field(uploading));
  expect(screen.getByRole('button', { name: 'Cancelar la subida de cv.pdf' })).toHaveFocus();
  rerender(field({ ...uploading, state: 'done' }));
  expect(screen.getByRole('button', { name: 'Quitar cv.pdf' })).toHaveFocus();
  rerender(field(null));
  expect(screen.getByRole('button', { name: 'Elegir archivo' })).toHaveFocus();
});

test('gives the file that was dropped, whatever its type: the form says what is wrong with it', () => {
  const { onSelect } = renderField();
  const text = new File(['hola'], 'notas.txt', { type: 'text/plain' });
  fireEvent.drop(screen.getByText(/Arrastra aquí/), { dataTransfer: { files: [text] } });
  expect(onSelect).toHaveBeenCalledWith(text);
});

test('shows the progress and lets the upload be cancelled', async () => {
  const { onCancel } = renderField({ file: uploading });
  expect(screen.getByRole('progressbar', { name: 'Subida de cv.pdf' })).toHaveValue(64);
  expect(screen.getByText('2,4 MB')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Cancelar la subida de cv.pdf' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('a failed upload can be tried again or taken away', async () => {
  const { onRetry, onRemove } = renderField({ file: { ...uploading, state: 'failed' } });
  expect(screen.getByRole('status')).toHaveTextContent('No se ha podido subir');

  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar cv.pdf' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('the button carries the hint, the error and the accepted types', () => {
  renderField({ hint: 'Solo lo verá la organización.', error: 'Archivo no permitido.' });
  const button = screen.getByRole('button', { name: 'Elegir archivo' });
  expect(button).toHaveAttribute('id', 'field-cv');
  expect(button).toHaveAccessibleDescription(
    'Solo lo verá la organización. Error: Archivo no permitido. PDF. 5 MB como máximo.',
  );
});
