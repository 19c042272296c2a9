import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { playgroundConfig } from './webpack.config.ts';

/** Builds the playground and answers with the folder that holds it. */
export async function buildPlayground(): Promise<string> {
  const folder = playgroundConfig.output?.path;
  if (folder === undefined) throw new Error('The playground configuration has no output folder.');
  await new Promise<void>((resolve, reject) => {
    webpack(playgroundConfig, (failure, stats) => {
      if (failure !== null) reject(failure);
      else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
  await copyFile(join(import.meta.dirname, 'index.html'), join(folder, 'index.html'));
  return folder;
}
