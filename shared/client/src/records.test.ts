import { flattenRecords } from './records.ts';

it('takes records out of `attributes` and relations out of `data`, however deep', () => {
  const wrapped = {
    data: [
      {
        id: 1,
        attributes: {
          title: 'Huertos',
          organization: { data: { id: 2, attributes: { name: 'Mar Limpio', logo: { data: null } } } },
          tutors: { data: [{ id: 3, attributes: { name: 'Uxía' } }] },
        },
      },
    ],
    meta: { pagination: { page: 1, pageSize: 12, pageCount: 1, total: 1 } },
  };
  expect(flattenRecords(wrapped)).toEqual({
    data: [
      {
        id: 1,
        title: 'Huertos',
        organization: { id: 2, name: 'Mar Limpio', logo: null },
        tutors: [{ id: 3, name: 'Uxía' }],
      },
    ],
    meta: wrapped.meta,
  });
});

it('leaves flat records as they are', () => {
  const flat = {
    data: {
      id: 1,
      title: 'Huertos',
      ods: [11, 13],
      organization: { id: 2, name: 'Mar Limpio' },
      deadline: null,
    },
  };
  expect(flattenRecords(flat)).toEqual(flat);
});

it('leaves what is no record alone', () => {
  for (const value of [null, undefined, '', 0, 'texto', [1, 'a', null], { attributes: { open: true } }])
    expect(flattenRecords(value)).toEqual(value);
});
