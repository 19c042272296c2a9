import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserId } from '@puente/contract/ids';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { files, users } from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import type { ProvidersSettings } from './settings.ts';
import { isOnThisMachine } from './settings.ts';

const largest = 2 * 1024 * 1024;
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/**
 * Downloads the portrait that a provider names for a new user, and saves it as their picture. No request waits for it,
 * and every failure is ignored. Only the provider's own hosts are requested, so that an attacker cannot make this
 * server request others.
 */
export async function keepPortrait(
  { db, uploads, config }: { db: Database; uploads: Uploads; config: Config },
  userId: UserId,
  address: string | undefined,
): Promise<void> {
  if (address === undefined || !isTheirs(address, config.providers)) return;
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(5_000) });
    const extension = extensions[answer.headers.get('content-type')?.split(';')[0] ?? ''];
    if (!answer.ok || extension === undefined || Number(answer.headers.get('content-length') ?? 0) > largest)
      return;
    const bytes = await readUpTo(answer, largest);
    const stored = await uploads.receive(
      { filename: `foto.${extension}`, stream: Readable.from([bytes]) },
      'picture',
    );
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(files)
        .values({ ...stored, ownerId: userId })
        .returning({ id: files.id });
      if (row)
        await tx
          .update(users)
          .set({ pictureId: row.id })
          .where(and(eq(users.id, userId), isNull(users.pictureId)));
    });
  } catch {
    // See above.
  }
}

function isTheirs(address: string, settings: ProvidersSettings): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (url.protocol === 'https:' && url.host.endsWith('.googleusercontent.com')) return true;
  return Object.values(settings).some(
    ({ issuer }) => isOnThisMachine(issuer) && new URL(issuer).origin === url.origin,
  );
}

async function readUpTo(answer: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error('The portrait is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
