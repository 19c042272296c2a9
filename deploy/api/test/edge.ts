import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endsWithParent } from '@puente/tooling/children';
import { exitOf } from './server.ts';
import { environmentOfPrograms } from './test-program.ts';
import { until } from './until.ts';

/** A front door without releases: only the way to the API. */
export interface Edge {
  address: string;
  /** Lines of its log about requests that failed. */
  failures: () => string[];
  stop: () => Promise<void>;
}

/** @param apis addresses of the API's processes, which take turns */
export async function startEdge(apis: readonly string[]): Promise<Edge> {
  const dataDir = await mkdtemp(join(tmpdir(), 'puente-edge-'));
  const child = spawn(process.execPath, [...endsWithParent, join(__dirname, '../../edge/src/main.ts')], {
    env: {
      ...environmentOfPrograms,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      API_ORIGIN: apis.join(','),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const address = () => /Server listening at (http:\/\/[\d.:]+)/.exec(output)?.[1];
  await until(() => address() !== undefined, 30_000);
  return {
    address: address() as string,
    failures: () => output.split('\n').filter((line) => /"level":(?:40|50|60)/.test(line)),
    stop: async () => {
      await exitOf(child, 'SIGTERM');
      await rm(dataDir, { recursive: true });
    },
  };
}
