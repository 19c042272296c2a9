import type { StudentId } from '@puente/contract/ids';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { MessageList } from '@puente/design-system/message-list';
import { useMessageCentre } from '@puente/platform/messages';
import { useReady } from '@puente/platform/ui';

/** The communication centre: what the bell shows, with the width of the page. */
export function Notifications({ student }: { student: StudentId }) {
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
