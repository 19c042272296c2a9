import type { JobName } from '../src/jobs/registry.ts';
import { ApiProcess, apiOfWorker } from '@puente/testing/api-process';
import { type ServerOptions, startServer, type TestServer } from './server.ts';

/** A server whose process a test can ask to do more than the calls offer (operated-server.ts). */
export interface OperatedServer extends TestServer {
  rows: <Row>(sql: string) => Promise<Row[]>;
  /** Does a job now, as if it were `now`; gives what it would log. */
  run: (job: JobName, now?: Date) => Promise<Record<string, number>>;
}

export const startOperatedServer = async (options?: ServerOptions): Promise<OperatedServer> =>
  operate(await startServer(options), apiOfWorker());

/** The same in a process of its own, which may be killed. */
export async function startOperatedProcess(
  options?: ServerOptions,
): Promise<OperatedServer & { kill: () => Promise<void> }> {
  const api = new ApiProcess();
  const server = operate(await startServer(options, api), api);
  return {
    ...server,
    kill: () => api.kill(),
    stop: async (how) => {
      await server.stop(how);
      await api.kill();
    },
  };
}

const operate = (server: TestServer, api: ApiProcess): OperatedServer => ({
  ...server,
  rows: (sql) => api.ask({ sql }),
  run: (job, now = new Date()) => api.ask({ job, now: now.toISOString() }),
});
