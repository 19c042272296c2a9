import { type ReactNode, useLayoutEffect } from 'react';
import { EmptyState, type EmptyStateProps } from '@puente/design-system/empty-state';
import { Cluster, Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

interface OutletPageProps {
  /** Title of the document. */
  title: string;
  heading: string;
  icon: EmptyStateProps['icon'];
  /** Action next to the link to the home page, which is always there. */
  action?: ReactNode;
  children: ReactNode;
}

/** Page that the shell shows instead of a missing page: the reason, and links to other pages. */
export function OutletPage({ title, heading, icon, action, children }: OutletPageProps) {
  usePageTitle(title);
  useReady(true);
  // The page may replace another one: focus on its heading tells the user where they are.
  useLayoutEffect(() => {
    const h1 = document.querySelector<HTMLElement>('#main h1');
    if (!h1) return;
    h1.tabIndex = -1;
    h1.focus({ preventScroll: true });
  }, []);
  return (
    <Container>
      <EmptyState
        headingLevel={1}
        icon={icon}
        title={heading}
        action={
          <Cluster justify="center">
            {action}
            <ButtonLink href={href('home')} variant={action ? 'secondary' : 'primary'}>
              Ir al inicio
            </ButtonLink>
          </Cluster>
        }
      >
        {children}
      </EmptyState>
    </Container>
  );
}
