import type { JuryEntry } from '@puente/contract/entities/award';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';

const obstacles = {
  author: 'Es tuyo: no puedes puntuarlo.',
  tutor: 'Lo has dirigido: no puedes puntuarlo.',
} as const;

const numbers = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2 });

interface EntryCardProps {
  entry: JuryEntry;
  isOpen: boolean;
  onScore: () => void;
}

/** A work of the jury: the member's own points, and the way to give them. */
export function EntryCard({ entry: { work, obstacle, score, mean }, isOpen, onScore }: EntryCardProps) {
  const own = score && numbers.format(score.points.reduce((sum, one) => sum + one, 0) / score.points.length);
  return (
    <Card as="div">
      <Stack gap={3}>
        <Text>
          <Link href={href('work', { id: work.id })}>{work.title}</Link>
          {work.author === null ? '' : ` · ${work.author}`}
        </Text>
        {own !== null && (
          <Text size="sm">
            {`Tu media: ${own}${mean === null ? '' : ` · media del jurado: ${numbers.format(mean)}`}`}
          </Text>
        )}
        {obstacle && (
          <Text size="sm" tone="muted">
            {obstacles[obstacle]}
          </Text>
        )}
        {isOpen && obstacle === null && (
          <Cluster gap={2}>
            <Button
              variant={score ? 'secondary' : 'primary'}
              size="sm"
              aria-haspopup="dialog"
              aria-label={`${score ? 'Cambiar los puntos de' : 'Puntuar'} «${work.title}»`}
              onClick={onScore}
            >
              {score ? 'Cambiar los puntos' : 'Puntuar'}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
