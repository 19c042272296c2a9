import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileLimits } from '@puente/contract/forms/file-limits';
import { PictureChoice, type PictureWords } from './index.ts';

const words: PictureWords = {
  add: 'Añadir logo',
  change: 'Cambiar logo',
  remove: 'Quitar logo',
  choose: 'Elegir un logo',
  crop: 'Recorta el logo',
  keep: 'Guardar logo',
  shown: 'El logo, como quedará',
  failed: 'No hemos podido guardar el logo',
  fileName: 'logo',
};
const person = userEvent.setup();
const chosen = new File(['x'], 'marca.png', { type: 'image/png' });

function show(onKeep: (picture: File | null) => Promise<void>, filled = false) {
  render(
    <PictureChoice
      words={words}
      shape="square"
      limits={fileLimits({ purpose: 'logo' })}
      filled={filled}
      onKeep={onKeep}
      explain={(error) => (error as Error).message}
    >
      <span>–</span>
    </PictureChoice>,
  );
}

// jsdom decodes and draws nothing.
beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ width: 40, height: 20 }) });
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = (give) => give(new Blob(['x'], { type: 'image/webp' }));
});

it('keeps the square that was cropped, and closes', async () => {
  const onKeep = jest.fn<Promise<void>, [File | null]>(() => Promise.resolve());
  show(onKeep);
  await person.upload(screen.getByLabelText('Elegir un logo'), chosen);
  expect(await screen.findByRole('slider', { name: 'Ampliar' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Guardar logo' }));
  expect(onKeep.mock.calls[0]?.[0]?.name).toBe('logo.webp');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open and says why it could not be kept; the next attempt begins without that', async () => {
  show(() => Promise.reject(new Error('No hay red.')));
  await person.upload(screen.getByLabelText('Elegir un logo'), chosen);
  await person.click(await screen.findByRole('button', { name: 'Guardar logo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay red.');
  await person.click(screen.getByRole('button', { name: 'Cancelar' }));
  await person.upload(screen.getByLabelText('Elegir un logo'), chosen);
  expect(await screen.findByRole('slider', { name: 'Ampliar' })).toBeVisible();
  expect(screen.queryByText('No hay red.')).toBeNull();
});

it('takes away the picture that there is', async () => {
  const onKeep = jest.fn(() => Promise.resolve());
  show(onKeep, true);
  await person.click(screen.getByRole('button', { name: 'Quitar logo' }));
  expect(onKeep).toHaveBeenCalledWith(null);
});

it('refuses a file of another kind in the words of every file field, and opens nothing', async () => {
  show(() => Promise.resolve());
  const everything = userEvent.setup({ applyAccept: false });
  await everything.upload(
    screen.getByLabelText('Elegir un logo'),
    new File(['GIF89a'], 'marca.gif', { type: 'image/gif' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Archivo no permitido. Solo se aceptan: png, jpg, jpeg, webp, avif, svg',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
