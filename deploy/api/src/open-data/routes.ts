import { Readable } from 'node:stream';
import { brand } from '@puente/contract/brand';
import type { openDataCalls } from '@puente/contract/calls/open-data';
import type { FileAnswer } from '../http/answers.ts';
import type { Routes } from '../server/serve.ts';
import { openDataCsv, openDataJson } from './files.ts';
import { openDataOf } from './remembered.ts';

export const openDataRoutes = {
  'GET /api/open-data': async ({ db }) => ({ data: await openDataOf(db) }),
  'GET /api/open-data/csv': async ({ db }) => fileOf(openDataCsv(await openDataOf(db)), 'csv', 'text/csv'),
  'GET /api/open-data/json': async ({ db }) =>
    fileOf(openDataJson(await openDataOf(db)), 'json', 'application/json'),
} satisfies Routes<typeof openDataCalls>;

function fileOf(text: string, extension: string, type: string): FileAnswer {
  const bytes = Buffer.from(text);
  return {
    stream: Readable.from([bytes]),
    name: `${brand.slug}-datos-abiertos.${extension}`,
    mime: `${type}; charset=utf-8`,
    size: bytes.length,
  };
}
