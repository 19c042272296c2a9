import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface PlaygroundServer {
  address: string;
  stop: () => void;
}

/** Builds and serves the playground in a process of its own, as `npm run playground` does. */
export function startPlayground(): Promise<PlaygroundServer> {
  const served = spawn(process.execPath, [join(__dirname, '../playground/serve.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address !== undefined) resolve({ address, stop: () => served.kill() });
    };
    served.stdout.on('data', read);
    served.stderr.on('data', read);
    served.on('exit', (code) =>
      reject(new Error(`The playground stopped with code ${code ?? '?'}:\n${said}`)),
    );
  });
}
