import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';

interface FeedLinkProps {
  href: string;
  /** 'los proyectos'. */
  what: string;
}

/** Below a public list: its newest entries for programs that read feeds. */
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
