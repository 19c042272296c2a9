import type { StudentId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { MessageList } from '@puente/design-system/message-list';
import { useMessageCentre } from '@puente/platform/messages';
import { useReady } from '@puente/platform/ui';
import type { SectionProps } from '../sections.ts';
import { Preferences } from './Preferences.tsx';

/** Communication centre: the bell's messages on a full page, and the notification settings. */
export default function Communications({ user }: SectionProps) {
  if (!user.details) return null;
  return (
    <Stack gap={8}>
      <Messages student={user.details.id} />
      <Preferences user={user.id} student={user.details.id} />
    </Stack>
  );
}

function Messages({ student }: { student: StudentId }) {
  const centre = useMessageCentre(student);
  useReady(centre.state !== 'loading');

  return (
    <Stack as="section" gap={5} aria-labelledby="communications">
      <Heading level={2} id="communications">
        Comunicaciones
      </Heading>
      <MessageList {...centre} />
    </Stack>
  );
}
