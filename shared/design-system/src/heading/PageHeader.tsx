import { type ReactNode, type Ref } from 'react';
import styles from './Heading.module.css';
import { Heading } from './Heading.tsx';

export interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A word or two above the title: the section the page is in. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** `display` for a landing page. */
  size?: 'display' | 'xl' | undefined;
  /** The title itself: the shell moves focus to it after a navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The top of a page. Its h1 can take focus, so that a screen reader starts reading where the new page starts. */
export function PageHeader({ title, lead, eyebrow, actions, size = 'xl', titleRef }: PageHeaderProps) {
  return (
    <div className={styles.pageHeader}>
      <div className={styles.pageHeaderText}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading level={1} size={size} tabIndex={-1} ref={titleRef}>
          {title}
        </Heading>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
