import { type ReactNode, useState } from 'react';
import { messageTemplateQueries } from '@puente/client/message-templates';
import { brand } from '@puente/contract/brand';
import { type TemplateUse, templateUses } from '@puente/contract/constants/message-templates';
import type { MessageTemplate } from '@puente/contract/entities/message-template';
import type { OrganizationId } from '@puente/contract/ids';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { PlainText } from '@puente/design-system/plain-text';
import { QueryState } from '@puente/design-system/retry';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { ChangeTemplate, KeepTemplate, NewTemplate } from './MessageTemplateForms.tsx';
import { MessageTemplateMenu } from './MessageTemplateMenu.tsx';

interface MessageTemplatesDialogProps {
  organization: OrganizationId;
  /** The answer that is being written. */
  use: TemplateUse;
  /** A text in the product's own voice; empty for none. */
  readyMade: string;
  /** A message that was written already: it is given a name, and nothing else is shown. */
  kept?: string;
  onTake: (text: string, name: string) => void;
  onClose: () => void;
}

type Shown = 'list' | 'new' | { change: MessageTemplate };

/** Messages that an organisation keeps: to be taken, named, changed and deleted. */
export default function MessageTemplatesDialog({
  organization,
  use,
  readyMade,
  kept,
  onTake,
  onClose,
}: MessageTemplatesDialogProps) {
  const [shown, setShown] = useState<Shown>('list');
  const queryClient = useQueryClient();
  const { queryKey } = messageTemplateQueries.of(organization);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const saved = async (name: string) => {
    showToast({ tone: 'success', message: `Plantilla «${name}» guardada. La ve toda tu organización.` });
    await refresh();
  };
  const form = { organization, use, onSaved: saved };

  if (kept !== undefined) return <KeepTemplate {...form} text={kept} onClose={onClose} />;
  if (shown === 'new') return <NewTemplate {...form} onClose={() => setShown('list')} />;
  if (shown !== 'list')
    return <ChangeTemplate {...form} template={shown.change} onClose={() => setShown('list')} />;
  return (
    <Dialog
      open
      title="Plantillas de mensajes"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          <Button icon="plus" onClick={() => setShown('new')}>
            Nueva plantilla
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <Own
          organization={organization}
          use={use}
          onTake={onTake}
          onChange={(change) => setShown({ change })}
          onRemoved={refresh}
        />
        {readyMade !== '' && (
          <Stack as="section" gap={3} aria-labelledby="templates-ready">
            <Heading level={3} size="sm" id="templates-ready">
              {`De ${brand.name}`}
            </Heading>
            <Entry name={`Texto de ${brand.name}`} text={readyMade} onTake={onTake} />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

interface OwnProps extends Pick<MessageTemplatesDialogProps, 'organization' | 'use' | 'onTake'> {
  onChange: (template: MessageTemplate) => void;
  onRemoved: () => unknown;
}

/** Those of the organisation: first for the answer that is being written; the others can only be looked after. */
function Own({ organization, use, onTake, onChange, onRemoved }: OwnProps) {
  const templates = useQuery(messageTemplateQueries.of(organization));
  return (
    <QueryState query={stateOf(templates)} failed="No hemos podido cargar tus plantillas">
      {entries}
    </QueryState>
  );

  function entries(all: readonly MessageTemplate[]) {
    const menu = (template: MessageTemplate) => (
      <MessageTemplateMenu template={template} onChange={() => onChange(template)} onRemoved={onRemoved} />
    );
    const fitting = all.filter((template) => template.use === use);
    const others = all.filter((template) => template.use !== use);
    return (
      <>
        <Stack as="section" gap={4} aria-labelledby="templates-own">
          <Heading level={3} size="sm" id="templates-own">
            {`De tu organización, para «${templateUses[use]}»`}
          </Heading>
          {fitting.length === 0 && (
            <Text tone="muted">
              Todavía no hay ninguna. Escribe un mensaje y guárdalo, o crea una con «Nueva plantilla».
            </Text>
          )}
          {fitting.map((template) => (
            <Entry key={template.id} {...template} onTake={onTake} menu={menu(template)} />
          ))}
        </Stack>
        {others.length > 0 && (
          <Stack as="section" gap={4} aria-labelledby="templates-others">
            <Heading level={3} size="sm" id="templates-others">
              De tu organización, para otras respuestas
            </Heading>
            {others.map((template) => (
              <Entry
                key={template.id}
                {...template}
                name={`${template.name} · ${templateUses[template.use]}`}
                menu={menu(template)}
              />
            ))}
          </Stack>
        )}
      </>
    );
  }
}

interface EntryProps {
  name: string;
  text: string;
  /** Without it the text goes with another answer. */
  onTake?: MessageTemplatesDialogProps['onTake'];
  menu?: ReactNode;
}

const Entry = ({ name, text, onTake, menu }: EntryProps) => (
  <Stack gap={2}>
    <Cluster justify="between" gap={2}>
      <Text>
        <strong>{name}</strong>
      </Text>
      <Cluster gap={2}>
        {onTake && (
          <Button variant="secondary" size="sm" onClick={() => onTake(text, name)}>
            Usar<VisuallyHidden>{` «${name}»`}</VisuallyHidden>
          </Button>
        )}
        {menu}
      </Cluster>
    </Cluster>
    <Text size="sm" tone="muted" as="div">
      <PlainText text={text} />
    </Text>
  </Stack>
);
