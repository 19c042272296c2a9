import { saveFile } from './index.ts';

it('gives the text as a file of this name, and forgets it', () => {
  const kept: Blob[] = [];
  const forgotten = jest.fn();
  URL.createObjectURL = (file: Blob) => `blob:${kept.push(file)}`;
  URL.revokeObjectURL = forgotten;
  const pressed: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push(`${this.download} ${this.href}`);
  });

  saveFile('Año;2026', { name: 'informe.csv', type: 'text/csv' });

  expect(pressed).toEqual(['informe.csv blob:1']);
  expect(kept[0]?.type).toBe('text/csv;charset=utf-8');
  expect(kept[0]?.size).toBe(new TextEncoder().encode('Año;2026').length);
  expect(forgotten).toHaveBeenCalledWith('blob:1');
  click.mockRestore();
});
