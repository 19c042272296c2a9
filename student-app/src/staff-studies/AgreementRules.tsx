import { useState } from 'react';
import { universityRuleQueries } from '@puente/client/university-rules';
import { collaborationSides } from '@puente/contract/constants/collaborations';
import type { UniversityRule } from '@puente/contract/entities/university-agreement';
import { fold } from '@puente/contract/text';
import { Button } from '@puente/design-system/button';
import { TextField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { stateOf, useQuery } from '@puente/platform/query';

/** Universities without an agreement on the page at once. The search narrows them. */
const mostShown = 5;

/** Agreements that universities need before their students begin, for support. */
export function AgreementRules() {
  const rules = useQuery(universityRuleQueries.all());
  const [q, setQ] = useState('');
  return (
    <Stack as="section" gap={5} aria-labelledby="agreement-rules">
      <Heading level={2} id="agreement-rules">
        Convenios que piden las universidades
      </Heading>
      <Text tone="muted">
        Se enseñan en las colaboraciones de sus estudiantes, y sus cláusulas se añaden a los acuerdos que se
        escriban desde entonces.
      </Text>
      <TextField
        label="Buscar una universidad"
        name="rule"
        type="search"
        autoComplete="off"
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
      />
      <QueryState
        query={stateOf(rules)}
        skeleton={<SkeletonList count={3} />}
        failed="No hemos podido cargar los convenios"
        headingLevel={3}
      >
        {(all) => <Found all={all} q={q} />}
      </QueryState>
    </Stack>
  );
}

function Found({ all, q }: { all: readonly UniversityRule[]; q: string }) {
  const found = all.filter(({ name }) => fold(name).includes(fold(q.trim())));
  const ruled = found.filter(({ rule }) => rule !== null);
  // Without a search, only the universities that need one.
  const others = q.trim() === '' ? [] : found.filter(({ rule }) => rule === null);
  return (
    <>
      <Text role="status" size="sm" tone="muted">
        {wordsFor(q, ruled.length + others.length)}
      </Text>
      <Stack as="ul" gap={4} data-plain="">
        {[...ruled, ...others.slice(0, mostShown)].map((university) => (
          <li key={university.id}>
            <Rule university={university} />
          </li>
        ))}
      </Stack>
    </>
  );
}

function wordsFor(q: string, found: number): string {
  if (found > 0)
    return q.trim() === '' ? 'Universidades con convenio.' : 'Universidades que hemos encontrado.';
  return q.trim() === ''
    ? 'Ninguna universidad pide convenio todavía. Busca una para añadirlo.'
    : 'No hay ninguna universidad con ese nombre.';
}

function Rule({ university }: { university: UniversityRule }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "staffStudies" */ './AgreementRuleDialog.tsx'),
  );
  const { name, rule } = university;
  return (
    <Stack gap={2}>
      <Cluster gap={3}>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${rule ? 'Cambiar' : 'Añadir'} el convenio de ${name}`}
          {...button}
        >
          {rule ? 'Cambiar' : 'Añadir convenio'}
        </Button>
      </Cluster>
      {rule && (
        <Text size="sm">
          {`Lo pide ${collaborationSides[rule.asked_by]}. `}
          <Link href={rule.link}>Página de la universidad</Link>
        </Text>
      )}
      {Dialog && isOpen && <Dialog university={university} onClose={close} />}
    </Stack>
  );
}
