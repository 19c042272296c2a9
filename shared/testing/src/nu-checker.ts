import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** Tells whether this machine has the Java that the Nu checker needs. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  message: string;
  extract?: string;
}

/**
 * Errors that the Nu checker of the W3C finds in HTML documents; one line each.
 * @param documents name -> HTML
 */
export async function nuErrors(documents: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nu-'));
  try {
    const names = Object.keys(documents);
    await Promise.all(
      names.map((name, place) => writeFile(join(folder, `${place}.html`), documents[name] ?? '')),
    );
    const { stderr } = await promisify(execFile)(
      'java',
      ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', folder],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    return messages.map(({ url = '', message, extract = '' }) => {
      const name = names[Number.parseInt(basename(url), 10)] ?? url;
      return `${name}: ${message} — ${extract.replaceAll(/\s+/g, ' ').slice(0, 160)}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
