/**
 * Words that clients write in paths in more than one way (specification §3: `projectManager`, in some places
 * `project-manager`). Calls are declared in one spelling; the others lead to it here, before the router sees them.
 */
const spellings: Readonly<Record<string, string>> = {
  projectManagers: 'project-managers',
};

/** The address with each word of its path in the spelling that the calls are declared in. */
export function inOurSpelling(url: string): string {
  const [path, ...query] = url.split('?') as [string, ...string[]];
  const words = path.split('/').map((word) => (Object.hasOwn(spellings, word) ? spellings[word] : word));
  return [words.join('/'), ...query].join('?');
}
