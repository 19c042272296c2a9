import type { NewSavedSearch } from '@puente/client/saved-searches';
import type { Search } from '@puente/platform/lists';
import { projectSearch } from '../projects/search.ts';

/** Maximum length of a name. Repeats the contract's limit, whose module is too large for a page that does not validate. */
const longestName = 80;

/** Returns the part of a /projects search that is saved, without page and order. */
export function searchToSave(search: Search): Omit<NewSavedSearch, 'frequency'> {
  const looked = { ...search, sort: projectSearch.everything.sort, page: 1 };
  return {
    name: nameOf(projectSearch.chips(looked).map(({ label }) => label)),
    address: projectSearch.write(looked).toString(),
    filters: projectSearch.toQuery(looked).filters ?? {},
  };
}

/** Name of the search, '«agua», Remoto, Lugo', with as many labels as fit. */
function nameOf(labels: readonly string[]): string {
  if (labels.length === 0) return 'Todos los proyectos';
  const whole = labels.join(', ');
  return whole.length <= longestName ? whole : `${whole.slice(0, longestName - 1).trimEnd()}…`;
}
