import { wholeList } from './whole-list.ts';

/** A list of numbers in pages of 100, which can grow at its beginning while it is read. */
function growing(length: number, grows: (reads: number) => boolean = () => false) {
  let items = Array.from({ length }, (_, index) => index);
  const read = jest.fn(({ page, pageSize }: { page: number; pageSize: number }) => {
    const data = items.slice((page - 1) * pageSize, page * pageSize);
    const pagination = { pageCount: Math.ceil(items.length / pageSize), total: items.length };
    if (grows(read.mock.calls.length)) items = [-1, ...items];
    return Promise.resolve({ data, meta: { pagination } });
  });
  return read;
}

it.each([0, 1, 100, 101, 250])('reads all %p rows in order', async (length) => {
  const read = growing(length);
  expect(await wholeList(read)).toEqual(Array.from({ length }, (_, index) => index));
  expect(read).toHaveBeenCalledTimes(Math.max(1, Math.ceil(length / 100)));
});

it('reads a list again that has grown on the way', async () => {
  const read = growing(150, (reads) => reads === 1);
  const found = await wholeList(read);
  expect([found.length, new Set(found).size]).toEqual([151, 151]);
});

it('takes a list as it is that grows each time', async () => {
  const read = growing(150, () => true);
  expect((await wholeList(read)).length).toBeGreaterThan(150);
  expect(read).toHaveBeenCalledTimes(6);
});
