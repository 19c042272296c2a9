import { understandingOf } from './understanding.ts';

interface Filters {
  place?: string;
  modality?: string;
}

const understand = understandingOf<Filters>([
  { phrases: ['remoto', 'en remoto'], label: 'Remoto', filters: { modality: 'remote' } },
  { phrases: ['ciudad real'], label: 'Ciudad Real', filters: { place: 'Ciudad Real' } },
  { phrases: ['lugo'], label: 'Lugo', filters: { place: 'Lugo' } },
]);
const read = (text: string) => {
  const { said, words } = understand(text);
  return [said.map(({ words: typed, meaning }) => `${typed}: ${meaning.label}`), words];
};

it.each([
  ['agua', [], 'agua'],
  ['agua en REMOTO', ['en REMOTO: Remoto'], 'agua'],
  ['Ciudad Real, agua', ['Ciudad Real,: Ciudad Real'], 'agua'],
  ['remoto lugo', ['remoto: Remoto', 'lugo: Lugo'], ''],
  ['lugo ciudad real', ['lugo: Lugo'], 'ciudad real'],
  ['"remoto" agua', [], '"remoto" agua'],
  ['"remoto', [], '"remoto'],
  ['', [], ''],
])('reads %p', (text, said, words) => {
  expect(read(text)).toEqual([said, words]);
});
