import { largestPage } from '@puente/contract/paging';

interface ListPage<Item> {
  data: Item[];
  meta: { pagination: { pageCount: number; total: number } };
}

/** Times that a list is read before a change on the way is accepted. */
const tries = 3;

/**
 * Reads all pages of a list. A list that grows or shrinks on the way is read again: its later pages have moved, so that rows would
 * be missing or there twice.
 */
export async function wholeList<Item>(
  readPage: (pagination: { page: number; pageSize: number }) => Promise<ListPage<Item>>,
): Promise<Item[]> {
  for (let attempt = 1; ; attempt += 1) {
    const { items, changed } = await readOnce(readPage);
    if (!changed || attempt === tries) return items;
  }
}

async function readOnce<Item>(readPage: Parameters<typeof wholeList<Item>>[0]) {
  const items: Item[] = [];
  const totals = new Set<number>();
  let page = 1;
  for (let last = 1; page <= last; page += 1) {
    const { data, meta } = await readPage({ page, pageSize: largestPage });
    items.push(...data);
    totals.add(meta.pagination.total);
    last = meta.pagination.pageCount;
  }
  return { items, changed: totals.size > 1 };
}
