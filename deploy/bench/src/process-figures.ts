import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time and memory of a process, with all its threads. */
export function processFigures(pid: number | undefined) {
  if (pid === undefined) throw new Error('The server does not run.');
  return {
    /** In user and kernel mode. */
    milliseconds: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
    },
    /** Resident memory. */
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  };
}
