import type { ReactNode } from 'react';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { stateOf, type UseQueryResult } from '@puente/platform/query';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { TextGone } from './TextGone.tsx';

interface TextToEditProps<Text> {
  query: UseQueryResult<Text>;
  titleOf: (text: Text) => string;
  /** Form of the loaded text. */
  children: (text: Text) => ReactNode;
}

/** A text on its editor's page: its title in the document, and the states before it is there. */
export function TextToEdit<Text>({ query, titleOf, children }: TextToEditProps<Text>) {
  usePageTitle(query.data === undefined ? undefined : `Editar: ${titleOf(query.data)}`);
  useReady(!query.isPending);
  return (
    <QueryState
      query={stateOf(query)}
      skeleton={<SkeletonForm fields={5} />}
      failed="No hemos podido cargar el texto"
      headingLevel={1}
      notFound={<TextGone />}
    >
      {children}
    </QueryState>
  );
}
