import { pageNumber, recordId } from './address.ts';

it.each([
  ['1', 1],
  ['12', 12],
  ['999999999', 999_999_999],
])('reads %p as an id', (text, id) => {
  expect(recordId('project', text)).toBe(id);
});

it.each([undefined, '', '0', '-1', '1.5', '1e3', '0x1f', ' 1', '01', '1234567890', 'create', 'NaN'])(
  'takes %p for no id',
  (text) => {
    expect(recordId('project', text)).toBeNull();
  },
);

it('reads the page of a list', () => {
  expect(pageNumber(new URLSearchParams('status=new&page=3'))).toBe(3);
});

it.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=1e3', 'page=two', 'page=99999999999'])(
  'reads ?%s as the first page',
  (search) => {
    expect(pageNumber(new URLSearchParams(search))).toBe(1);
  },
);
