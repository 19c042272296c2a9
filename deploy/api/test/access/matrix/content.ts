import type { contentCalls } from '@puente/contract/calls/content';
import type { programCalls } from '@puente/contract/calls/programs';
import type { resourceCalls } from '@puente/contract/calls/resources';
import { type AccessOf, none, ok } from './cells.ts';

// Content of staff has no owner. Hidden: unpublished.
const read = {
  everyone: [none, none, ok, 404],
  hidden: { everyone: [none, none, 404], staff: [none, none, ok] },
} as const;
/** Texts that only editors read before they are published. */
const readByEditors = { ...read, hidden: { ...read.hidden, soporte: [none, none, 404] } } as const;
const write = { staff: [none, none, ok, 404], hidden: { staff: [none, none, ok] } } as const;
/** None of them is hidden in the demo seed. */
const writeShown = { staff: [none, none, ok, 404] } as const;
const lists = { everyone: ['others'], staff: ['others', 'othersHidden'] } as const;
const listsOfEditors = { ...lists, soporte: ['others'] } as const;
/** A file: staff's own, or a public one. Hidden: private. */
const picture = {
  staff: [ok, none, none, 404],
  redaccion: [none, ok, none, 404],
  hidden: { staff: [none, none, 404] },
} as const;

export const resourceAccess = {
  'GET /api/resources': { everyone: ok, lists: listsOfEditors },
  'GET /api/resources/popular': { everyone: ok, lists: listsOfEditors },
  'GET /api/resources/:id': readByEditors,
  'GET /api/resources/:id/related': readByEditors,
  'POST /api/resources/:id/visit': readByEditors,
  'POST /api/resources': { staff: ok, refs: { picture } },
  'PUT /api/resources/:id': { ...write, refs: { picture } },
  'DELETE /api/resources/:id': write,
} satisfies AccessOf<typeof resourceCalls>;

export const contentAccess = {
  'GET /api/blog-posts': { everyone: ok, lists: listsOfEditors },
  'GET /api/blog-posts/feed': { everyone: ok },
  'GET /api/blog-posts/:id': readByEditors,
  'POST /api/blog-posts': { staff: ok, refs: { banner: picture } },
  'PUT /api/blog-posts/:id': { ...write, refs: { banner: picture } },
  'DELETE /api/blog-posts/:id': write,
  'GET /api/faqs': { everyone: ok, lists: listsOfEditors },
  'POST /api/faqs': { staff: ok },
  'PUT /api/faqs/:id': write,
  'DELETE /api/faqs/:id': write,
  'GET /api/pages': { everyone: ok, lists: listsOfEditors },
  // In the demo seed all pages are pending.
  'PUT /api/pages/:id': { staff: [none, none, none, 404], hidden: { staff: [none, none, ok] } },
} satisfies AccessOf<typeof contentCalls>;

export const programAccess = {
  'GET /api/campaigns': { everyone: ok, lists },
  'POST /api/campaigns': { staff: ok, refs: { logo: picture } },
  'PUT /api/campaigns/:id': { ...writeShown, refs: { logo: picture } },
  'GET /api/programs': { everyone: ok },
  'PUT /api/programs/:id': { ...writeShown, refs: { logo: picture, campaigns: writeShown } },
} satisfies AccessOf<typeof programCalls>;
