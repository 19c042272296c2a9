import { join } from 'node:path';
import { runLinksCommand } from '../src/links-command.ts';
import { manifestFolders } from '../src/webpack/read-manifest.ts';

runLinksCommand({
  usage: `npm run links [-- --check]

Writes links.d.ts beside each app.manifest.json, so that links between apps are typed. With --check it writes nothing,
and fails when a file is out of date.`,
  folders: () => manifestFolders(join(import.meta.dirname, '../../..')),
  remedy: 'npm run links',
});
