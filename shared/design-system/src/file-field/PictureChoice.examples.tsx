import { fileLimits } from '@puente/contract/forms/file-limits';
import { type Example } from '../examples.ts';
import { Monogram } from '../monogram/index.ts';
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

const Choice = ({ filled }: { filled: boolean }) => (
  <PictureChoice
    words={words}
    shape="square"
    limits={fileLimits({ purpose: 'logo' })}
    filled={filled}
    onKeep={() => Promise.reject(new Error('The example always fails.'))}
    explain={() => 'El servicio no está disponible.'}
  >
    <Monogram name="Ría Viva" size="lg" />
  </PictureChoice>
);

export const examples: Example[] = [
  { name: 'Imagen recortada, sin ella', render: () => <Choice filled={false} /> },
  { name: 'Imagen recortada, con una', render: () => <Choice filled /> },
];
