import { companySearch, companyTabOf } from './company-search.ts';

const read = (address: string) => companySearch.read(new URLSearchParams(address));

it.each([
  ['', 'active'],
  ['tab=matched', 'matched'],
  ['tab=followed', 'followed'],
  ['tab=admired', 'active'],
])('reads the tab of ?%s', (address, tab) => {
  expect(companyTabOf(new URLSearchParams(address))).toBe(tab);
});

it('reads what its filters offer, writes it back, and ignores the rest', () => {
  const address =
    'q=r%C3%ADo&sector=Salud&type=Empresa&size=11+a+50+personas&province=Lugo&unfollowed=1&sort=newest&page=2';
  expect(companySearch.write(read(address)).toString()).toBe(address);
  expect(read('sector=Alquimia&province=Narnia&size=muchas&sort=magic&page=-1')).toEqual(
    companySearch.everything,
  );
});
