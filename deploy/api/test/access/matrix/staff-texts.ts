import type { staffTextCalls } from '@puente/contract/calls/staff-texts';
import { type AccessOf, none, ok } from './cells.ts';

// Texts have no owner. Hidden: drafts.
const ofText = { staff: [none, none, ok, 404], hidden: { staff: [none, none, ok] } } as const;
/** In the demo seed all pages are pending. */
const ofPendingPage = { staff: [none, none, none, 404], hidden: { staff: [none, none, ok] } } as const;

export const staffTextAccess = {
  'GET /api/staff-texts': { staff: ok },
  'GET /api/blog-posts/:id/versions': ofText,
  'POST /api/blog-posts/:id/restore': ofText,
  'GET /api/blog-posts/:id/preview-link': ofText,
  'POST /api/blog-posts/:id/preview-link': ofText,
  'DELETE /api/blog-posts/:id/preview-link': ofText,
  'GET /api/faqs/:id/versions': ofText,
  'POST /api/faqs/:id/restore': ofText,
  'GET /api/pages/:id/versions': ofPendingPage,
  'POST /api/pages/:id/restore': ofPendingPage,
  'GET /api/resources/:id/versions': ofText,
  'POST /api/resources/:id/restore': ofText,
  'GET /api/resources/:id/preview-link': ofText,
  'POST /api/resources/:id/preview-link': ofText,
  'DELETE /api/resources/:id/preview-link': ofText,
  'GET /api/resources/preview': { everyone: ok },
  'GET /api/blog-posts/preview': { everyone: ok },
} satisfies AccessOf<typeof staffTextCalls>;
