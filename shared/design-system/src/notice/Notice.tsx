import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { type Tone, toneIcons, toneNames } from '../tone.ts';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** For a notice in response to a user action: screen readers announce it at once. */
  live?: boolean | undefined;
  /** Takes the focus, because the notice replaces the focused element, for example a sent form. */
  takesFocus?: boolean | undefined;
}

/** A message that stays in the page, where it belongs. */
export function Notice({ tone, title, children, action, live = false, takesFocus = false }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      ref={notice}
      className={styles.notice}
      data-tone={tone}
      role={live ? role : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon name={toneIcons[tone]} className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.words}>
          <VisuallyHidden>{`${toneNames[tone]}: `}</VisuallyHidden>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children !== undefined && <div>{children}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
