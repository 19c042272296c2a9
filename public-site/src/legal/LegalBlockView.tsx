import { Fragment } from 'react';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Link } from '@puente/design-system/link';
import { openConsentSettings } from '@puente/platform/consent';
import { hasRoute, hrefTo } from '@puente/platform/links';
import type { LegalBlock, RichText } from './legal-text.ts';
import styles from './LegalBlockView.module.css';
import { isShown, OwnerSupplied } from './OwnerSupplied.tsx';

export function LegalBlockView({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <Rich text={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return <Facts {...block} />;
    case 'consent':
      return (
        <Button variant="secondary" onClick={openConsentSettings}>
          Preferencias de cookies
        </Button>
      );
    case 'owner':
      return <OwnerBlock {...block} />;
  }
}

function OwnerBlock({ intro, items }: Extract<LegalBlock, { kind: 'owner' }>) {
  const shown = items.filter(({ value }) => isShown(value));
  if (shown.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul>
        {shown.map(({ label, value }) => (
          <li key={label}>
            {label}: <OwnerSupplied value={value} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ items }: Extract<LegalBlock, { kind: 'facts' }>) {
  return (
    <div className={styles.items}>
      {items.map(({ name, facts }) => (
        <div key={name} className={styles.item}>
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <dl className={styles.facts}>
            {Object.entries(facts).map(([term, description]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => (
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : 'route' in part ? (
        <PageLink {...part} />
      ) : (
        <Link href={part.url} external>
          {part.label}
        </Link>
      )}
    </Fragment>
  ));
}

const PageLink = ({ label, route }: { label: string; route: string }) =>
  hasRoute(route) ? <Link href={hrefTo(route)}>{label}</Link> : label;
