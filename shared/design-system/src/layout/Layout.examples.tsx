import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Chip } from '../chip/index.ts';
import { type Example } from '../examples.ts';
import { Text } from '../text/index.ts';
import { Cluster, Container, Grid, Stack, WithSidebar } from './index.ts';

const areas = [
  'Ciencias de la salud',
  'Ingeniería y arquitectura',
  'Artes y humanidades',
  'Ciencias sociales',
];

export const examples: Example[] = [
  {
    name: 'Container: ancho de lectura',
    render: () => (
      <Container width="text">
        <Text>Una línea cómoda de leer tiene entre 60 y 75 caracteres. Este bloque no pasa de ahí.</Text>
      </Container>
    ),
  },
  {
    name: 'Stack: una cosa bajo otra',
    render: () => (
      <Stack gap={2} as="ul">
        {areas.map((area) => (
          <li key={area}>{area}</li>
        ))}
      </Stack>
    ),
  },
  {
    name: 'Cluster: título y acciones',
    render: () => (
      <Cluster justify="between">
        <Text as="span">Mis proyectos</Text>
        <Cluster as="ul">
          <li>
            <Chip>3 activos</Chip>
          </li>
          <li>
            <Button size="sm" icon="plus">
              Publicar un proyecto
            </Button>
          </li>
        </Cluster>
      </Cluster>
    ),
  },
  {
    name: 'Grid: columnas iguales',
    render: () => (
      <Grid min="14rem" gap={4}>
        {areas.map((area) => (
          <Card as="div" key={area}>
            {area}
          </Card>
        ))}
      </Grid>
    ),
  },
  {
    name: 'WithSidebar: filtros al lado',
    render: () => (
      <WithSidebar
        sidebar={
          <Card as="div">
            <Text>Filtros</Text>
          </Card>
        }
      >
        <Card as="div">
          <Text>128 proyectos</Text>
        </Card>
      </WithSidebar>
    ),
  },
];
