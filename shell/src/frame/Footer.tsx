import { memo } from 'react';
import { brand } from '@puente/contract/brand';
import { Container } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { openConsentSettings } from '@puente/platform/consent';
import { href as hrefOf } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';
import { useManifests } from '../routing/ManifestsContext.tsx';
import { menuFor } from '../routing/menu.ts';
import { Brand } from './Brand.tsx';
import { Contact } from './Contact.tsx';
import styles from './Footer.module.css';

/**
 * Footer with legal pages, audiences and contact. Its groups come from the manifests, and links appear only if their page
 * exists. Memoised, like the header.
 */
export const Footer = memo(function Footer() {
  const groups = menuFor('footer', useManifests(), useUser());
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.about}>
          <Brand />
          <Text size="sm" tone="muted">
            {brand.description}
          </Text>
        </div>
        {groups.map((group) => (
          <nav key={group.label} aria-label={group.label}>
            <h2 className={styles.title}>{group.label}</h2>
            <ul data-plain="" className={styles.links}>
              {('links' in group ? group.links : [group]).map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} variant="quiet" className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
              {'links' in group && group.links.some(({ href }) => href === hrefOf('cookies')) && (
                <li>
                  <button type="button" className={styles.link} onClick={openConsentSettings}>
                    Preferencias de cookies
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
        <Contact />
      </Container>
    </footer>
  );
});
