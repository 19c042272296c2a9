import { useId } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import styles from './Announcement.module.css';

export interface AnnouncementProps {
  title: string;
  text: string | null;
  link: { href: string; external: boolean } | null;
  onClose: () => void;
}

/** The banner over all pages, with a button that closes it. */
export function Announcement({ title, text, link, onClose }: AnnouncementProps) {
  const id = useId();
  return (
    <aside className={styles.announcement} aria-labelledby={id}>
      <Icon name="star" className={styles.icon} />
      <div className={styles.words}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {text && <p>{text}</p>}
        {link && (
          <Link {...link} className={styles.link}>
            {isAwards(link.href) ? 'Ver la convocatoria' : 'Más información'}
          </Link>
        )}
      </div>
      <IconButton
        icon="close"
        size="sm"
        label="Cerrar el anuncio"
        className={styles.close}
        onClick={onClose}
      />
    </aside>
  );
}

const isAwards = (href: string): boolean => /^\/awards(?:[?#]|$)/.test(href);
