import { EmptyState } from '../empty-state/index.ts';
import { ButtonLink } from '../link/index.ts';

/** Replaces a page beyond the last one of a list. */
export function PageGone({ first }: { first: string }) {
  return (
    <EmptyState
      title="Esta página ya no existe"
      action={<ButtonLink href={first}>Ver la primera página</ButtonLink>}
    >
      La lista ha cambiado y ahora tiene menos páginas.
    </EmptyState>
  );
}
