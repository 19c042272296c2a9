import {
  addItem,
  mergePages,
  offeredItems,
  onlyItem,
  otherItem,
  type PickerItem,
  remove,
} from './picker-items.ts';

const degree = (id: number): PickerItem => ({ id, name: `Grado ${id}` });
const [history, physics, law] = [degree(1), degree(2), degree(3)];

describe('what is offered', () => {
  test('«Otra» comes last beside two or more', () => {
    expect(offeredItems([history, physics], '', 'ready')).toEqual([history, physics, otherItem]);
    expect(offeredItems([history], 'his', 'ready')).toEqual([history]);
  });

  test('a search that finds nothing offers «Otra» alone; a list without anything offers nothing', () => {
    expect(offeredItems([], 'xyz', 'ready')).toEqual([otherItem]);
    expect(offeredItems([], '', 'ready')).toEqual([]);
  });

  test.each(['loading', 'failed'] as const)(
    'a search that is %s has found nothing yet, and offers nothing',
    (state) => {
      expect(offeredItems([], 'xyz', state)).toEqual([]);
    },
  );

  test('what was found stays, with «Otra», while more is read', () => {
    expect(offeredItems([history, physics], '', 'loading')).toEqual([history, physics, otherItem]);
  });

  test('the only item there is is known as such, unless it is only what a search found', () => {
    expect(onlyItem({ items: [law], pageCount: 1, total: 1 }, '')).toBe(law);
    expect(onlyItem({ items: [law], pageCount: 1, total: 1 }, 'der')).toBeUndefined();
    expect(onlyItem({ items: [law, physics], pageCount: 1, total: 2 }, '')).toBeUndefined();
  });
});

describe('choosing', () => {
  test('replaces when one is wanted, adds when several are', () => {
    expect(addItem([history], law, 'single', 6)).toEqual([law]);
    expect(addItem([history], law, 'multiple', 6)).toEqual([history, law]);
  });

  test('an item that is chosen already changes nothing, also at the limit', () => {
    const chosen = [history, law];
    expect(addItem(chosen, law, 'multiple', 2)).toBe(chosen);
  });

  test('one too many is refused', () => {
    expect(addItem([history, law], physics, 'multiple', 2)).toBe('refused');
  });

  test('removing takes one away', () => {
    expect(remove([history, law], history)).toEqual([law]);
  });
});

test('a fresh first page keeps what further pages brought', () => {
  expect(mergePages([history, physics, law], [physics, history])).toEqual([physics, history, law]);
  expect(mergePages([], [history])).toEqual([history]);
});
