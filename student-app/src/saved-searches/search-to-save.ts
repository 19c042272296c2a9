import type { NewSavedSearch } from '@puente/client/saved-searches';
import type { Search } from '@puente/platform/lists';
import { projectSearch } from '../projects/search.ts';

/** Letters of a name; the contract's limit, which is too heavy for a page that does not validate. */
const longestName = 80;

/** A search of /projects as it is saved: the page and the order say nothing of what is looked for. */
export function searchToSave(search: Search): Omit<NewSavedSearch, 'frequency'> {
  const looked = { ...search, sort: projectSearch.everything.sort, page: 1 };
  return {
    name: nameOf(projectSearch.chips(looked).map(({ label }) => label)),
    address: projectSearch.write(looked).toString(),
    filters: projectSearch.toQuery(looked).filters ?? {},
  };
}

/** '«agua», Remoto, Lugo', as far as there is room. */
function nameOf(labels: readonly string[]): string {
  if (labels.length === 0) return 'Todos los proyectos';
  const whole = labels.join(', ');
  return whole.length <= longestName ? whole : `${whole.slice(0, longestName - 1).trimEnd()}…`;
}
