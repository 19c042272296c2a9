import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Organization } from '@puente/contract/entities/organization';
import { Button } from '@puente/design-system/button';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { type PartName, titles } from './part-names.ts';

const PartForm = lazy(() => import(/* webpackChunkName: "organizationPart" */ './PartForm.tsx'));

interface EditablePartProps {
  part: PartName;
  organization: Organization;
  /** The part as others see it. @param edit the button that turns it into its fields */
  children: (edit: ReactNode) => ReactNode;
}

/** A part of the organisation's page, and in its place its fields while it is being changed. */
export function EditablePart({ part, organization, children }: EditablePartProps) {
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const comesBack = useRef(false);
  // Focus was in the fields that have gone.
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
