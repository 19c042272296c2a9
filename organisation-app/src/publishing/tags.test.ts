import { addTags } from './tags.ts';

it('adds each part between commas, without the blanks around it', () => {
  expect(addTags(['agua'], ' clima , datos,,')).toEqual({
    tags: ['agua', 'clima', 'datos'],
    rest: '',
    problem: null,
  });
});

it('knows a tag again whatever its accents and case', () => {
  expect(addTags(['Energía'], 'ENERGIA, energía').tags).toEqual(['Energía']);
});

it('adds nothing when nothing was typed', () => {
  expect(addTags(['agua'], '  ')).toEqual({ tags: ['agua'], rest: '', problem: null });
});

it('refuses the eleventh and leaves it where it was typed', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `t${index}`);
  expect(addTags(ten, 'once')).toEqual({
    tags: ten,
    rest: 'once',
    problem: 'Puedes poner 10 etiquetas como máximo.',
  });
});

it('refuses a tag that is too long and keeps the others', () => {
  const long = 'a'.repeat(41);
  expect(addTags([], `agua,${long}`)).toMatchObject({
    tags: ['agua'],
    rest: long,
    problem: expect.stringContaining('40') as string,
  });
});
