import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Message {
  to: string;
  subject: string;
  /** Decoded text part. */
  text: string;
}

/** Messages to an address, or all messages, oldest first. */
export async function messagesTo(dataDir: string, to?: string): Promise<Message[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const messages = await Promise.all(
    names.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))),
  );
  return messages.filter((message) => to === undefined || message.to === to);
}

/** Waits for the next message to an address, since mail is sent after the response. */
export const nextMessageTo = (dataDir: string, to: string, after = 0): Promise<Message> =>
  untilSent(dataDir, to, (messages) => messages[after]);

/** Waits for a message to an address whose text contains these words. Mail of earlier work may arrive in between. */
export const messageWith = (dataDir: string, to: string, words: string): Promise<Message> =>
  untilSent(dataDir, to, (messages) => messages.find(({ text }) => text.includes(words)));

async function untilSent(
  dataDir: string,
  to: string,
  choose: (messages: readonly Message[]) => Message | undefined,
): Promise<Message> {
  for (let waited = 0; waited < 5_000; waited += 20) {
    const message = choose(await messagesTo(dataDir, to));
    if (message) return message;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No such message to ${to} came.`);
}

/** Token of the confirmation link in a message. */
export function confirmationIn({ text }: Message): string {
  const link = /http\S+\/user\/auth\/login\?confirmation=\S+/.exec(text);
  const confirmation = link && new URL(link[0]).searchParams.get('confirmation');
  if (!confirmation) throw new Error('The message has no confirmation link.');
  return confirmation;
}

/** Parses the subset of RFC 822 that our own mailer writes. */
export function parse(source: string): Message {
  const [head = ''] = source.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  const [, plain = ''] = source.replaceAll('\r\n', '\n').split('Content-Type: text/plain', 2);
  const begin = plain.indexOf('\n\n') + 2;
  // With its name: a line of the text may begin with two dashes too, where a code in a link was folded.
  const boundary = /boundary="?([^\s";]+)/i.exec(unfolded)?.[1];
  const end = boundary === undefined ? -1 : plain.indexOf(`\n--${boundary}`, begin);
  const body = plain.slice(begin, end === -1 ? undefined : end);
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(plain)?.[1];
  return { to: header('To'), subject: decodeHeader(header('Subject')), text: decodeBody(body, encoding) };
}

const decodeHeader = (text: string): string =>
  // The space between two encoded words is no part of the text (RFC 2047).
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, encoded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(encoded, 'base64').toString()
        : quotedPrintable(encoded.replaceAll('_', ' ')),
    );

function decodeBody(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  return encoding === 'quoted-printable' ? quotedPrintable(text) : text;
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
