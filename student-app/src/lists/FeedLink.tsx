import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';

interface FeedLinkProps {
  href: string;
  /** 'los proyectos'. */
  what: string;
}

/** Link to the feed of a public list, shown below it. */
export function FeedLink({ href, what }: FeedLinkProps) {
  return (
    <Text size="sm" tone="muted">
      ¿Lees con un lector de noticias?{' '}
      <Link href={href} external>
        {`Sigue ${what} por RSS`}
      </Link>
      .
    </Text>
  );
}
