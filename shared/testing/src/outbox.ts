import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * Waits for a mail to this address in the outbox folder.
 * @param below path of a link that the mail must have, where an earlier mail may be there already
 * @returns the newest one as text
 */
export async function mailTo(dataDir: string, address: string, below?: string): Promise<string> {
  const wanted = (): string | undefined =>
    mailsTo(dataDir, [address]).findLast((text) => below === undefined || linksIn(text, below).length > 0);
  let mail: string | undefined;
  await expect
    .poll(() => (mail = wanted()), { message: `A mail to ${address} in ${join(dataDir, 'outbox')}` })
    .toBeDefined();
  return mail ?? '';
}

/** Waits for a mail to this address with a link below this path. @returns the link */
export const mailedLink = async (dataDir: string, address: string, below: string): Promise<string> =>
  linkIn(await mailTo(dataDir, address, below), below);

/** The first link of the mail that leads below this path. */
export function linkIn(mail: string, path: string): string {
  const [link] = linksIn(mail, path);
  if (!link) throw new Error(`The mail has no link below ${path}.`);
  return link;
}

/** Links of all mails to these addresses. */
export const mailedLinks = (dataDir: string, addresses: readonly string[]): string[] => [
  ...new Set(mailsTo(dataDir, addresses).flatMap((text) => linksIn(text, '/'))),
];

/** Mails to any of these addresses as text, the oldest first. */
function mailsTo(dataDir: string, addresses: readonly string[]): string[] {
  const outbox = join(dataDir, 'outbox');
  return list(outbox)
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => addresses.some((address) => text.includes(address)))
    .map(plain);
}

const linksIn = (mail: string, path: string): string[] =>
  [...mail.matchAll(/https?:\/\/[^\s"<>]+/g)]
    .map(([found]) => found)
    .filter((found) => new URL(found).pathname.startsWith(path));

function list(folder: string): string[] {
  try {
    // A mail that is still being written has another name, which begins with a dot.
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort((a, b) => statSync(join(folder, a)).mtimeMs - statSync(join(folder, b)).mtimeMs);
  } catch {
    return [];
  }
}

/** Undoes quoted-printable, which breaks long links over lines. */
const plain = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
