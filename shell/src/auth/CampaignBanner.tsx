import { fileUrl } from '@puente/client/http';
import { defaultCampaignTitle } from '@puente/contract/constants/programs';
import type { Campaign } from '@puente/contract/entities/program';
import { Icon } from '@puente/design-system/icon';
import { Spinner } from '@puente/design-system/spinner';
import styles from './CampaignBanner.module.css';

/** Banner of the campaign for which the user registers (specification §2): title, subtitle and logo. Falls back to 'EmpleaTFG'. */
export function CampaignBanner({ campaign: { title, subtitle, logo } }: { campaign: Campaign }) {
  return (
    <aside className={styles.banner} aria-label="Campaña">
      {logo?.url ? (
        <img className={styles.logo} src={fileUrl(logo.url)} alt={logo.alternativeText ?? ''} />
      ) : (
        <span className={styles.arch} aria-hidden="true">
          <Icon name="graduation" />
        </span>
      )}
      <div>
        <p className={styles.title}>{title || defaultCampaignTitle}</p>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </aside>
  );
}

/** Placeholder of the banner while the campaign loads, so that the form below does not move. */
export function CampaignPending() {
  return (
    <p className={styles.banner} data-pending="" role="status">
      <Spinner />
      Cargando la campaña…
    </p>
  );
}
