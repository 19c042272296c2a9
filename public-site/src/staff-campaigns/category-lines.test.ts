import { ids } from '@puente/contract/ids';
import { categoriesOf, categoryLines } from './category-lines.ts';

const known = [
  { id: ids.awardCategory.parse(1), name: 'TFG' },
  { id: ids.awardCategory.parse(2), name: 'TFM' },
];

it.each([
  ['TFG\nTFM', known],
  [' TFM \n\nTFG\n', [known[1], known[0]]],
  ['TFG\nMáster', [known[0], { id: 2, name: 'Máster' }]],
  ['TFG\nTFM\nTesis', [...known, { name: 'Tesis' }]],
  ['TFM', [known[1]]],
  ['', []],
])('reads %j', (text, categories) => {
  expect(categoriesOf(text, known)).toEqual(categories);
});

it('writes one a line', () => expect(categoryLines(known)).toBe('TFG\nTFM'));
