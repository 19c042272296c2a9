import { counted } from '@puente/contract/counted';
import { Button } from '@puente/design-system/button';
import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import type { PickerItem } from '@puente/design-system/degree-picker';
import { factLine } from '@puente/design-system/details';
import { Cluster, Stack } from '@puente/design-system/layout';
import { dayOf } from '@puente/design-system/project';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { likeness, usesWords } from './review-words.ts';
import styles from './ReviewCard.module.css';
import type { TypedStudy } from './typed-study.ts';

interface ReviewCardProps {
  study: TypedStudy;
  onAccept: () => void;
  /** Called with the similar entry that was clicked, or null. */
  onMerge: (suggested: PickerItem | null) => void;
}

/** A typed name: who uses it, what it may mean, and the two ways to review it. */
export function ReviewCard({ study, onAccept, onMerge }: ReviewCardProps) {
  const { name, createdAt, works, doubles } = study;
  const facts = [
    `Escrita el ${dayOf(createdAt)}`,
    usesWords(study),
    works > 0 && counted(works, 'trabajo publicado', 'trabajos publicados'),
  ];
  return (
    <Card>
      <CardTitle level={3}>
        <span className={styles.name}>{name}</span>
      </CardTitle>
      <CardBody>
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            {factLine(facts.map((fact) => fact || null))}
          </Text>
          {doubles.length === 0 ? (
            <Text size="sm">No hay ninguna parecida en el catálogo.</Text>
          ) : (
            <Stack gap={1}>
              <Text size="sm">Parecidas en el catálogo:</Text>
              <ul data-plain="">
                {doubles.map((double) => (
                  <li key={double.id}>
                    <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => onMerge(double)}>
                      <VisuallyHidden>{`Unir «${name}» con `}</VisuallyHidden>
                      <span className={styles.name}>{double.name}</span>
                      <span className={styles.likeness}>{` ${likeness(double.similarity)}`}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </Stack>
      </CardBody>
      <CardFooter>
        <Cluster gap={2}>
          <Button size="sm" aria-haspopup="dialog" onClick={onAccept}>
            Aceptar
            <VisuallyHidden>{` «${name}»`}</VisuallyHidden>
          </Button>
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => onMerge(null)}>
            <VisuallyHidden>{`«${name}»: `}</VisuallyHidden>
            Unir con…
          </Button>
        </Cluster>
      </CardFooter>
    </Card>
  );
}
