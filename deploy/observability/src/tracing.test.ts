import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isTracingWanted } from './tracing.ts';

const endpoint = 'http://127.0.0.1:4318';

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/v1/traces` }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }, false],
])('%j asks for traces: %s', (env, wanted) => {
  expect(isTracingWanted(env)).toBe(wanted);
});

/** Counts the modules of OpenTelemetry that a process loads with these settings. */
function loadedWith(env: Record<string, string>): number {
  const program = `
    import { registerHooks } from 'node:module';
    let loaded = 0;
    registerHooks({
      resolve(name, context, next) {
        const found = next(name, context);
        if (found.url.includes('/@opentelemetry/')) loaded++;
        return found;
      },
    });
    const { openTracing } = await import(process.argv[1]);
    const tracing = await openTracing('test', process.env);
    await tracing?.close();
    console.log(loaded);`;
  const args = ['--input-type=module', '-e', program, join(__dirname, 'tracing.ts')];
  return Number(
    execFileSync(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } }).toString(),
  );
}

test('loads nothing of OpenTelemetry unless it is asked for', () => {
  expect(loadedWith({})).toBe(0);
  expect(loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toBeGreaterThan(10);
});
