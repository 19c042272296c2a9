/** `--help` at every root command says how it is used, and does nothing else. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { commands } from '../commands.mjs';
import { root } from './children.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Replaces `bootstrap.mjs`, which begins with an installation, by the command that it runs. */
const afterInstallation = (script: string): string =>
  script.replace(/^node shared\/tooling\/bootstrap\.mjs ([\w-]+)/, (_, command: string) =>
    ['node --disable-warning=ExperimentalWarning', ...(commands[command] ?? [])].join(' '),
  );

const help = async (script: string) =>
  (
    await promisify(execFile)('sh', ['-c', `${afterInstallation(script)} --help`], {
      cwd: root,
      env: {
        ...process.env,
        PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      },
    })
  ).stdout;

it.each(Object.entries({ ...scripts, dev: 'node shared/tooling/bootstrap.mjs dev student-app' }))(
  '%s',
  async (_, script) => {
    expect(await help(script)).toMatch(
      /^(?:npm (?:start|test|run [\w:-]+)|usage: |.*\b(?:options|usage):?$)/im,
    );
  },
  60_000,
);
