import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The newest mail to this address in the outbox folder, as text; waits a little for it.
 * @throws when none comes
 */
export async function mailTo(dataDir: string, address: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  for (let attempt = 0; attempt < 50; attempt++) {
    const mails = list(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    const mail = mails.findLast((text) => text.includes(address));
    if (mail) return plain(mail);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail to ${address} in ${outbox}.`);
}

/** The first link of the mail that leads below this path. */
export function linkIn(mail: string, path: string): string {
  const link = [...mail.matchAll(/https?:\/\/[^\s"<>]+/g)]
    .map(([found]) => found)
    .find((found) => new URL(found).pathname.startsWith(path));
  if (!link) throw new Error(`The mail has no link below ${path}.`);
  return link;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort(
      (a, b) => statSync(join(folder, a)).mtimeMs - statSync(join(folder, b)).mtimeMs,
    );
  } catch {
    return [];
  }
}

/** Undoes quoted-printable, which breaks long links over lines. */
const plain = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
