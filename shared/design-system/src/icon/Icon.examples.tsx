import { type Example } from '../examples.ts';
import { Cluster, Grid } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { Icon, iconNames } from './index.ts';

export const examples: Example[] = [
  {
    name: 'El juego completo',
    render: () => (
      <Grid min="14rem" gap={3}>
        {iconNames.map((name) => (
          <Cluster key={name} gap={3}>
            <Icon name={name} />
            <Text as="span" size="sm" tone="muted">
              {name}
            </Text>
          </Cluster>
        ))}
      </Grid>
    ),
  },
  { name: 'Con nombre propio', render: () => <Icon name="success" label="Organización verificada" /> },
];
