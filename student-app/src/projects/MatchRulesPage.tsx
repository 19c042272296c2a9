import { matchRules, neverMatched, strongMatch } from '@puente/contract/match-rules';
import { DescriptionList } from '@puente/design-system/description-list';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';

const list = new Intl.ListFormat('es', { type: 'disjunction' });

/** /matching: explains the rules by which matches are computed. */
export default function MatchRulesPage() {
  useReady(true);
  return (
    <Container width="text">
      <PageHeader
        title="Cómo sabemos si un proyecto encaja contigo"
        lead="Son reglas fijas, las mismas para todo el mundo. Comparan lo que cuentas en tu perfil con lo que pide cada proyecto."
      />
      <Stack gap={6}>
        <Stack as="section" gap={3}>
          <Heading level={2} size="md">
            Qué miramos
          </Heading>
          <DescriptionList
            items={matchRules.map(({ title, text, points }) => ({
              term: title,
              description: points === null ? text : `${text} Cuenta ${points}.`,
            }))}
          />
        </Stack>
        <Stack as="section" gap={3}>
          <Heading level={2} size="md">
            Qué no miramos nunca
          </Heading>
          <Text>{`Tu ${list.format(neverMatched)}.`}</Text>
        </Stack>
        <Stack as="section" gap={3}>
          <Heading level={2} size="md">
            Para qué sirve
          </Heading>
          <Text>
            Con tu perfil completo ordena los proyectos, salvo que busques palabras o elijas otro orden:
            primero los que más puntos suman, después los que algo contradice y al final los que ya has
            solicitado. Compara los mil más recientes; los anteriores siguen por fecha. También te dice qué
            organizaciones tienen alguno para ti. No esconde ningún proyecto ni te impide solicitarlo.
          </Text>
          <Text>
            {`Si solicitas un proyecto, su organización ve qué coincide y qué no, y si suma ${strongMatch} puntos o más y nada lo contradice, que encajas muy bien. Los puntos no los ve, y si tu perfil es privado no se calcula nada para ella. Decide siempre una persona.`}
          </Text>
        </Stack>
        <ButtonLink href={href('projects')}>Ver proyectos</ButtonLink>
      </Stack>
    </Container>
  );
}
