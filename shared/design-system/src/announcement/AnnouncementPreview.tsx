import { Announcement, type AnnouncementProps } from './Announcement.tsx';
import styles from './AnnouncementPreview.module.css';

const looks = [
  { scheme: 'light', caption: 'Así se ve de día' },
  { scheme: 'dark', caption: 'Así se ve en modo oscuro' },
] as const;

/** A banner as visitors will see it, in light and in dark. Nothing in it can be clicked. */
export function AnnouncementPreview(announcement: Omit<AnnouncementProps, 'onClose'>) {
  return (
    <div className={styles.looks}>
      {looks.map(({ scheme, caption }) => (
        <figure key={scheme} className={styles.look}>
          <figcaption className={styles.caption}>{caption}</figcaption>
          <div inert className={styles.page} data-scheme={scheme}>
            <Announcement {...announcement} onClose={() => undefined} />
          </div>
        </figure>
      ))}
    </div>
  );
}
