import { and, asc, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { credentialCalls } from '@puente/contract/calls/credentials';
import type { Database } from '../db/connect.ts';
import { certificates } from '../db/schema.ts';
import { type FileAnswer, madeFile } from '../http/answers.ts';
import { refuse } from '../http/refuse.ts';
import type { Routes } from '../server/serve.ts';
import { didDocument, profileDocument } from './issuer.ts';
import { placesOf } from './status-list.ts';

export const credentialRoutes = {
  'GET /api/credentials/did.json': ({ credentialIssuer }) =>
    Promise.resolve(documentOf(didDocument(credentialIssuer), 'did.json', 'application/did+ld+json')),

  'GET /api/credentials/issuer': ({ credentialIssuer }) =>
    Promise.resolve(documentOf(profileDocument(credentialIssuer), 'issuer.json', 'application/ld+json')),

  'GET /api/credentials/status-list': async ({ db, query, statusLists }) => {
    const places = placesOf(query.list);
    if (!places) throw refuse('NotFound');
    const inList = sql`${certificates.id} between ${places[0]} and ${places[1]}`;
    if (query.list > 1 && !(await holdsAny(db, inList))) throw refuse('NotFound');
    const voided = await db
      .select({ id: certificates.id })
      .from(certificates)
      .where(and(inList, isNotNull(certificates.voidedAt)))
      .orderBy(asc(certificates.id));
    const list = await statusLists.of(
      query.list,
      voided.map((row) => row.id),
    );
    return documentOf(list, 'status-list.json', 'application/ld+json');
  },
} satisfies Routes<typeof credentialCalls>;

async function holdsAny(db: Database, inList: SQL): Promise<boolean> {
  const found = await db.select({ id: certificates.id }).from(certificates).where(inList).limit(1);
  return found.length > 0;
}

const documentOf = (document: object, name: string, mime: string): FileAnswer =>
  madeFile(JSON.stringify(document), name, mime);
