import { useLayoutEffect, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '@puente/design-system/empty-state';
import { Cluster, Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { usePageTitle, useReady } from '@puente/platform/ui';

interface OutletPageProps {
  /** Of the document. */
  title: string;
  heading: string;
  icon: EmptyStateProps['icon'];
  /** An action beside the link to the home page, which is always there. */
  action?: ReactNode;
  children: ReactNode;
}

/** What the shell shows in the place of a page: why it is missing, and links to other pages. */
export function OutletPage({ title, heading, icon, action, children }: OutletPageProps) {
  usePageTitle(title);
  useReady(true);
  // It may replace a page that was there: focus on its heading tells the user where they are.
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
