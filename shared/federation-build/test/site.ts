import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { integrityOf } from '@puente/federation/integrity';
import { type BuildReport, buildReport } from '@puente/federation/release';
import type { ReleaseSet } from '@puente/federation/release-set';
import { readManifest } from '../src/webpack.ts';
import type { Workspace } from './workspace.ts';

/** Failure of the next request for a file: it is missing, its content differs, or the response hangs. */
export type Damage = 'missing' | 'damaged' | 'hanging';

export interface Site {
  url: string;
  releaseSet: ReleaseSet;
  /** Makes the first requests for files with a matching path fail. Replaces earlier failures. */
  harm: (path: RegExp, damage: Damage, times?: number) => void;
  close: () => void;
}

/** As strict as the edge's policy: scripts by hash and the scripts that they load, Trusted Types, no eval. */
const policyWith = (scripts: string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "connect-src 'self'",
    `script-src ${scripts.map((hash) => `'${hash}'`).join(' ')} 'strict-dynamic'`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Serves the built shell and app of the workspace as the edge would, with optional failures. */
export async function startSite(workspace: Workspace): Promise<Site> {
  const fileOf = (app: string, file: string) => join(workspace.folder(app), 'dist', file);
  const reportOf = (app: string) =>
    buildReport.parse(JSON.parse(readFileSync(fileOf(app, 'build.json'), 'utf8')));
  const integrityIn = (app: string, file = '') => integrityOf(readFileSync(fileOf(app, file)));
  const stylesOf = (app: string, { pages, sharedFiles }: BuildReport) => {
    const files = [...Object.values(pages), ...Object.values(sharedFiles)].flat();
    const styles = files.filter((file) => file.endsWith('.css'));
    return Object.fromEntries(styles.map((file) => [`/assets/${app}/${file}`, integrityIn(app, file)]));
  };

  const [shell, app] = [reportOf('shell'), reportOf('student-app')];
  const releaseSet: ReleaseSet = {
    channel: 'production',
    shell: {
      version: '1',
      manifest: readManifest(workspace.folder('shell')),
      styles: stylesOf('shell', shell),
    },
    apps: {
      'student-app': {
        version: '1',
        entry: `/assets/student-app/${app.entry[0]}`,
        integrity: integrityIn('student-app', app.entry[0]),
        styles: stylesOf('student-app', app),
        manifest: readManifest(workspace.folder('student-app')),
      },
    },
  };

  const scriptOf = (file: string) =>
    `<script defer src="/assets/shell/${file}" integrity="${integrityIn('shell', file)}" crossorigin></script>`;
  const page = () =>
    `<!doctype html><title>test</title><link rel="icon" href="data:,">
     <script type="application/json" id="release-set">${JSON.stringify(releaseSet)}</script>
     ${shell.entry.map(scriptOf).join('\n')}
     <body></body>`;

  let harmed = { path: /^$/, damage: 'missing' as Damage, times: 0 };
  const sendFile = (response: ServerResponse, path: string) => {
    const [, , name = '', file = ''] = path.split('/');
    const found = existsSync(fileOf(name, file));
    const type = types[file.split('.').at(-1) ?? ''];
    if (harmed.path.test(path) && harmed.times-- > 0) {
      if (harmed.damage === 'missing') response.writeHead(404).end();
      if (harmed.damage === 'damaged')
        response.writeHead(200, { 'content-type': type, ...immutable }).end('/* something else */');
      return;
    }
    if (!found) response.writeHead(404).end();
    else
      response.writeHead(200, { 'content-type': type, ...immutable }).end(readFileSync(fileOf(name, file)));
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/release-set.json') response.end(JSON.stringify(releaseSet));
    else if (pathname.startsWith('/assets/')) sendFile(response, pathname);
    else
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'content-security-policy': policyWith(shell.entry.map((file) => integrityIn('shell', file))),
          'integrity-policy': 'blocked-destinations=(script)',
        })
        .end(page());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    releaseSet,
    harm: (path, damage, times = 1) => (harmed = { path, damage, times }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
