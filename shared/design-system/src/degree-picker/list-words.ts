import { messages } from '@puente/contract/messages';
import { type ListState } from './picker-items.ts';

/**
 * The message about the list in its present state (§8).
 * @param total how many the search found, on all pages; 'Otra' is none of them
 */
export function listWords(state: ListState, total: number): string {
  if (state === 'loading') return 'Cargando…';
  if (state === 'failed') return 'No se ha podido cargar la lista.';
  if (total === 0) return messages.noResults;
  return total === 1 ? '1 resultado' : `${total} resultados`;
}
