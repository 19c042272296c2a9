import { daysLabel } from '@puente/contract/forms/project-steps';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';

/** Next steps after a project is published. */
export function AfterPublishing({ days }: { days: number }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="sm">
        Qué pasa ahora
      </Heading>
      <Stack as="ol" gap={2}>
        <li>
          <Text>Aparece al momento en la búsqueda, y primero a quien estudia lo que pides.</Text>
        </li>
        <li>
          <Text>Quien guardó una búsqueda que encaja lo recibe en su próximo aviso.</Text>
        </li>
        <li>
          <Text>
            {`Te llegan las solicitudes a «Mis proyectos». Te comprometes a responder cada una en ${daysLabel(days)}, y te lo recordamos antes.`}
          </Text>
        </li>
        <li>
          <Text>Puedes cambiarlo, ampliar el plazo o cerrarlo cuando quieras.</Text>
        </li>
      </Stack>
    </Stack>
  );
}
