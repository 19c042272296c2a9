import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs builds to their end, one after the other, cache written.
 * @throws an error with webpack's messages when a build has errors; warnings count as errors too
 */
export async function runBuild(...configs: Configuration[]): Promise<void> {
  for (const config of configs) await run(config);
}

async function run(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (!stats) throw new Error(`The build of ${config.name} gave no result.`);
  if (stats.hasErrors() || stats.hasWarnings()) {
    const messages = stats.toString({ all: false, errors: true, warnings: true, colors: false });
    throw new Error(`The build of ${config.name} failed.\n${messages}`);
  }
}
