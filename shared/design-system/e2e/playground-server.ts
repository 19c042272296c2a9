import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface PlaygroundServer {
  address: string;
  stop: () => void;
}

/** Builds and serves the playground in a separate process, as `npm run playground` does. */
export function startPlayground(): Promise<PlaygroundServer> {
  const served = spawn(process.execPath, [join(import.meta.dirname, '../playground/serve.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) resolve({ address, stop: () => served.kill() });
    };
    served.stdout.on('data', read);
    served.stderr.on('data', read);
    served.on('exit', (code) =>
      reject(new Error(`The playground stopped with code ${code ?? '?'}:\n${output}`)),
    );
  });
}
