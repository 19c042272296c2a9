import type { ReactNode } from 'react';
import { DetailColumns } from '@puente/design-system/details';
import { PageHeader } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { lastList } from '@puente/platform/lists';

interface EditorLayoutProps {
  /** Kind of the text: 'Entrada del blog'. */
  kind: string;
  title: string;
  /** Says who can read the text. */
  standing: string;
  actions: ReactNode;
  aside: ReactNode;
  /** The form and the history. */
  children: ReactNode;
}

/** Page of a text with its form, and next to it what else can be done. */
export const EditorLayout = ({ kind, title, standing, actions, aside, children }: EditorLayoutProps) => (
  <Stack gap={6}>
    <Link href={lastList(href('staffTexts'))}>Volver a los textos</Link>
    <PageHeader eyebrow={kind} title={title} lead={standing} actions={actions} />
    <DetailColumns aside={<Stack gap={5}>{aside}</Stack>}>
      <Stack gap={8}>{children}</Stack>
    </DetailColumns>
  </Stack>
);
