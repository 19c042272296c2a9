import { type ReactNode, useEffect } from 'react';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { retryOf } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { type TalentOrganization, useTalentAccess } from './use-talent-access.ts';

/** Number of placeholders that fill the first screen of a list. */
const shapes = 6;

interface TalentGateProps {
  /** Renders the content for the user's organisations with access, at least one. */
  children: (organizations: readonly [TalentOrganization, ...TalentOrganization[]]) => ReactNode;
}

/** Renders its content for people of an organisation with access. Redirects others to the page that explains how to get it (§6). */
export function TalentGate({ children }: TalentGateProps) {
  const { organizations, query } = useTalentAccess();
  const navigate = useNavigate();
  const isRefused = query.isSuccess && organizations.length === 0;
  useReady(query.isError);
  useEffect(() => {
    if (isRefused) void navigate(href('noTalentAccess'), { replace: true });
  }, [isRefused, navigate]);

  if (query.isError) {
    return (
      <Retry place="page" title="No hemos podido comprobar tu acceso al Talent Corner" {...retryOf(query)} />
    );
  }
  const [first, ...others] = organizations;
  return first === undefined ? <SkeletonList count={shapes} /> : children([first, ...others]);
}
