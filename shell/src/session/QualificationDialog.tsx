import { type SubmitEvent, useId, useRef, useState } from 'react';
import { explained } from '@puente/client/api-error';
import { updateStudent } from '@puente/client/students';
import { brand } from '@puente/contract/brand';
import { type Goal, goalCodes, goals } from '@puente/contract/constants/goals';
import type { ResourcePurpose } from '@puente/contract/constants/resources';
import type { StudentId } from '@puente/contract/ids';
import { messages } from '@puente/contract/messages';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Form, PrivacyNote, RadioGroup } from '@puente/design-system/field';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { hasRoute, href, hrefTo } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { updateUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';

const descriptions: Record<Goal, string> = {
  unknown: 'Aún no tengo claro qué camino seguir.',
  work: 'Busco prácticas o mi primer empleo.',
  study: 'Pienso en un máster, un doctorado u otros estudios.',
};

export interface QualificationDialogProps {
  /** ID of the student row. */
  student: StudentId;
  onClose: () => void;
}

/** The 'what worries you' modal (specification §2 and §4). */
export default function QualificationDialog({ student, onClose }: QualificationDialogProps) {
  const form = useId();
  const navigate = useNavigate();
  const [goal, setGoal] = useState<Goal | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A ref, not state: several clicks can arrive before the next render.
  const sending = useRef(false);

  async function save(chosen: Goal) {
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await updateStudent(student, { qualification: chosen });
    } catch (error) {
      setFailure(explained(error));
      setBusy(false);
      sending.current = false;
      return;
    }
    updateUser((user) =>
      user.details ? { ...user, details: { ...user.details, qualification: chosen } } : user,
    );
    const next = leadsTo(chosen);
    showToast({
      tone: 'success',
      message: 'Gracias. Hemos guardado tu respuesta.',
      ...(next && { action: { label: next.label, onPress: () => void navigate(next.href) } }),
    });
    onClose();
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    setMissing(goal === null);
    if (goal !== null) void save(goal);
    // Focus the missing answer, so that a screen reader reads the error.
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="¿Qué te preocupa?"
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Ahora no
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Guardar respuesta
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <Stack gap={5}>
          {failure !== null && (
            <Notice tone="danger" live title="No hemos podido guardar tu respuesta">
              {failure}
            </Notice>
          )}
          <RadioGroup
            legend="Piensa en cuando termines tu TFG o TFM"
            hint="Así sabemos en qué te podemos ayudar."
            name="qualification"
            required
            value={goal}
            onChange={(chosen) => {
              setGoal(chosen as Goal);
              setMissing(false);
            }}
            error={missing ? messages.required : undefined}
            options={goalCodes.map((code) => ({
              value: code,
              label: goals[code],
              description: descriptions[code],
            }))}
          />
          <PrivacyNote policy={href('privacy')}>
            {`${brand.name} guarda tu respuesta en tu perfil.`}
          </PrivacyNote>
        </Stack>
      </Form>
    </Dialog>
  );
}

const orientation = 'professional_orientation' satisfies ResourcePurpose;

/** Returns the link for a goal; null unless the release set has a page for it. */
function leadsTo(goal: Goal): { label: string; href: string } | null {
  if (goal !== 'unknown' || !hasRoute('resourcesByPurpose')) return null;
  return {
    label: 'Ver recursos de orientación',
    href: hrefTo('resourcesByPurpose', {}, { purpose: orientation }),
  };
}
