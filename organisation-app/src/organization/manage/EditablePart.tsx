import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { Organization } from '@puente/contract/entities/organization';
import { Button } from '@puente/design-system/button';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { type PartName, titles } from './part-names.ts';

const PartForm = lazy(() => import(/* webpackChunkName: "organizationPart" */ './PartForm.tsx'));

interface EditablePartProps {
  part: PartName;
  organization: Organization;
  /** Renders the part as others see it. @param edit button that replaces the part with its form */
  children: (edit: ReactNode) => ReactNode;
}

/** Part of the organisation's page that turns into its form for editing. */
export function EditablePart({ part, organization, children }: EditablePartProps) {
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const comesBack = useRef(false);
  // The form that had focus is gone.
  useLayoutEffect(() => {
    if (!isEdited && comesBack.current) button.current?.focus();
    comesBack.current = isEdited;
  }, [isEdited]);

  if (isEdited)
    return (
      <Suspense fallback={<SkeletonForm />}>
        <PartForm part={part} organization={organization} onClose={() => setEdited(false)} />
      </Suspense>
    );
  return children(
    <Button ref={button} variant="secondary" size="sm" icon="edit" onClick={() => setEdited(true)}>
      Editar<VisuallyHidden>{` ${titles[part]}`}</VisuallyHidden>
    </Button>,
  );
}
