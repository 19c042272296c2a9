import { useState } from 'react';
import { brand } from '@puente/contract/brand';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { Button } from '@puente/design-system/button';
import { ConfirmDialog } from '@puente/design-system/dialog';
import { DraftNotice, DraftStatus, PrivacyNote } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { type FormStep, MultiStepForm } from '@puente/design-system/multi-step-form';
import { Text } from '@puente/design-system/text';
import { useStepsDraft } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useQueryClient } from '@puente/platform/query';
import { useNavigate } from '@puente/platform/router';
import { usePageTitle } from '@puente/platform/ui';
import { keepable } from './keepable.ts';
import { pickableLists } from './pickable-lists.ts';
import { useProfileCompletion } from './use-completion.ts';
import styles from './WizardForm.module.css';

interface WizardFormProps {
  steps: readonly FormStep[];
  /** Form values from the profile. */
  known: FieldValues;
  onFinish: () => void;
}

/** The wizard's questions, with a draft. Leaving halfway asks for confirmation (specification §2). */
export function WizardForm({ steps, known, onFinish }: WizardFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const draft = useStepsDraft('student-profile');
  const complete = useProfileCompletion();
  const [place, setPlace] = useState('');
  const [begun, setBegun] = useState(false);
  const [asking, setAsking] = useState(false);
  const [answered, setAnswered] = useState<FieldValues>({});
  usePageTitle(place === '' ? undefined : `${place} · Completa tu perfil`);

  const answers = { ...known, ...draft.draft?.values, ...answered };
  const halfway = begun || Object.keys(draft.draft?.values ?? {}).length > 0;
  const leave = () => void navigate(href('profile'));

  return (
    <Stack gap={6}>
      <div className={styles.sheet}>
        <MultiStepForm
          steps={steps}
          initial={known}
          draft={draft.draft}
          sources={pickableLists(queryClient, answers)}
          submitLabel="Guardar mi perfil"
          status={<DraftStatus {...draft.saved} />}
          notice={<DraftNotice {...draft.notice} />}
          paused={draft.notice.otherTab}
          onStep={setPlace}
          onChange={(values, page) => {
            setAnswered(values);
            setBegun(true);
            draft.onChange(keepable(values), page);
          }}
          onSubmit={async (values) => {
            const refused = await complete(values);
            if (refused) return refused;
            draft.forget();
            onFinish();
            return undefined;
          }}
        />
      </div>
      <PrivacyNote policy={href('privacy')}>
        {`${brand.name} usa tus respuestas para enseñarte proyectos que encajan contigo. Las organizaciones a las que envíes una solicitud verán tu universidad, tu provincia y lo que estudias.`}
      </PrivacyNote>
      <div>
        <Button variant="quiet" onClick={() => (halfway ? setAsking(true) : leave())}>
          Dejarlo por ahora
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="¿Quieres dejarlo a medias?"
        confirmLabel="Dejarlo por ahora"
        cancelLabel="Seguir rellenando"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        <Text>Guardamos lo que has escrito: podrás seguir donde lo dejaste desde tu perfil.</Text>
      </ConfirmDialog>
    </Stack>
  );
}
