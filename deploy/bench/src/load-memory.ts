import { readdirSync, readFileSync } from 'node:fs';
import type { Part } from './load-site.ts';

/** Memory of one part of the site over a day, in MB. */
export interface Memory {
  name: string;
  first: number;
  most: number;
  last: number;
}

const everyMs = 5_000;

/** Looks at the memory of each part every few seconds, with its child processes, until `stop`. */
export function watchMemory(parts: readonly Part[]): { stop: () => Promise<Memory[]> } {
  const seen = new Map(parts.map(({ name }) => [name, [] as number[]]));
  const look = async (): Promise<void> => {
    const children = childrenOfAll();
    for (const part of parts) {
      // A part that restarts at this moment has no process.
      const pid = await part.pid().catch(() => 0);
      const megabytes = treeOf(pid, children).reduce((sum, each) => sum + megabytesOf(each), 0);
      if (megabytes > 0) seen.get(part.name)?.push(megabytes);
    }
  };
  let looking = look();
  const timer = setInterval(() => void (looking = looking.then(look)), everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking.then(look);
      return [...seen].map(([name, sizes]) => ({
        name,
        first: sizes[0] ?? 0,
        most: Math.max(0, ...sizes),
        last: sizes.at(-1) ?? 0,
      }));
    },
  };
}

/** Ids of processes by the id of their parent. */
function childrenOfAll(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1]);
    if (Number(name) > 0) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

const treeOf = (pid: number, children: ReadonlyMap<number, number[]>): number[] => [
  pid,
  ...(children.get(pid) ?? []).flatMap((child) => treeOf(child, children)),
];

/** Proportional set size: memory that several processes share counts once in all. */
const megabytesOf = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

/** Text of a file of a process, or nothing when it has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
