import { type ComponentType, lazy, Suspense } from 'react';
import { useUser } from '@puente/platform/session';
import { useInBrowser } from '@puente/platform/ui';
import type { EditLinkProps } from './EditLink.tsx';

// React keeps a rejected lazy component for ever: without its code, the page has no link.
const EditLink = lazy<ComponentType<EditLinkProps>>(() =>
  import(/* webpackChunkName: "staff" */ './EditLink.tsx').catch(() => ({ default: () => null })),
);

/** Link to the editor of the text on a public page. Only editors load and see it. */
export function EditInPlace(text: EditLinkProps) {
  const duty = useUser()?.staffRole;
  const isShown = useInBrowser(() => true, false);
  if (!isShown || (duty !== 'editor' && duty !== 'administrator')) return null;
  return (
    <Suspense fallback={null}>
      <EditLink {...text} />
    </Suspense>
  );
}
