import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs a build to its end, cache written.
 * @throws an error with webpack's messages when the build has errors; warnings count as errors too
 */
export async function runBuild(config: Configuration): Promise<Stats> {
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
  return stats;
}
