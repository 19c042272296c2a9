import { IconButton } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { type Example } from '../examples.ts';
import { Icon } from '../icon/index.ts';
import { Cluster, Grid } from '../layout/index.ts';
import { Monogram } from '../monogram/index.ts';
import { StatusChip } from '../status/index.ts';
import { Text } from '../text/index.ts';
import { Card, CardActions, CardBody, CardFooter, CardTitle } from './index.ts';

const projects = [
  {
    id: 12,
    title: 'Huertos urbanos en azoteas: qué cambia en el barrio',
    organisation: 'Fundación Semilla',
    place: 'Málaga',
    tags: ['Biología', 'Sociología'],
    saved: true,
  },
  {
    id: 13,
    title: 'Plan de comunicación para un banco de alimentos',
    organisation: 'Asociación Mesa Abierta',
    place: 'En remoto',
    tags: ['Comunicación'],
    saved: false,
  },
  {
    id: 14,
    title: 'Medir la calidad del aire a la puerta del colegio con sensores de bajo coste',
    organisation: 'Cooperativa Viento Norte',
    place: 'A Coruña',
    tags: ['Ingeniería', 'Ciencia de datos', 'Educación'],
    saved: false,
  },
];

export const examples: Example[] = [
  {
    name: 'Proyectos: toda la tarjeta lleva al proyecto',
    render: () => (
      <Grid as="ul">
        {projects.map((project) => (
          <Card as="li" interactive key={project.id}>
            <Monogram name={project.organisation} />
            <CardBody>
              <CardTitle level={3} href={`/projects/${project.id}`} eyebrow={project.organisation}>
                {project.title}
              </CardTitle>
              <Cluster gap={2}>
                {project.tags.map((tag) => (
                  <Chip key={tag}>{tag}</Chip>
                ))}
              </Cluster>
            </CardBody>
            <CardFooter>
              <Cluster gap={1}>
                <Icon name="map-pin" />
                {project.place}
              </Cluster>
              <span>Hasta el 30 de junio</span>
            </CardFooter>
            <CardActions>
              <IconButton
                icon={project.saved ? 'bookmark-filled' : 'bookmark'}
                size="sm"
                aria-pressed={project.saved}
                label={`Guardar «${project.title}»`}
              />
            </CardActions>
          </Card>
        ))}
      </Grid>
    ),
  },
  {
    name: 'Quieta',
    render: () => (
      <Card>
        <CardTitle level={3}>Tu candidatura</CardTitle>
        <Text tone="muted">La enviaste el 3 de abril. La organización aún no ha respondido.</Text>
        <CardFooter>
          <StatusChip status="preselected" label="Preseleccionado" />
        </CardFooter>
      </Card>
    ),
  },
];
