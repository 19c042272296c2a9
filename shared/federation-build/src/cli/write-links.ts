#!/usr/bin/env node
import { runLinksCommand } from '../links-command.ts';

runLinksCommand({
  usage: `puente-links [--check]

Writes links.d.ts beside the app.manifest.json of this folder, so that links to the app's pages are typed. With --check
it writes nothing, and fails when the file is out of date.`,
  folders: () => [process.cwd()],
  remedy: 'puente-links',
});
