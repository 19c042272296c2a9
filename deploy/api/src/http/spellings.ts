/**
 * Words that clients write in paths in more than one way (specification §3: `projectManager`, in some places
 * `project-manager`). Calls are declared in one spelling. The others are rewritten before routing.
 */
const spellings: Readonly<Record<string, string>> = {
  projectManagers: 'project-managers',
};

/** Rewrites each word of a path to the declared spelling. */
export function inOurSpelling(url: string): string {
  const [path, ...query] = url.split('?') as [string, ...string[]];
  const words = path.split('/').map((word) => (Object.hasOwn(spellings, word) ? spellings[word] : word));
  return [words.join('/'), ...query].join('?');
}
