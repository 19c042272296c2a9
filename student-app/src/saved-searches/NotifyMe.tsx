import { savedSearchQueries } from '@puente/client/saved-searches';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';
import type { Search } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { searchToSave } from './search-to-save.ts';

const loadDialog = () => import(/* webpackChunkName: "notify-me" */ './NotifyMeDialog.tsx');

/** Button to receive mails about new results of the current search ('Avísame'). Only students see it. */
export function NotifyMe({ search }: { search: Search }) {
  const user = useUser();
  const isStudent = user?.profileType === 'student' && user.details !== null;
  const searches = useQuery({ ...savedSearchQueries.all(), enabled: isStudent });
  const { Dialog, isOpen, close, button } = useDialogOnPress(loadDialog);
  if (!isStudent) return null;

  const wanted = searchToSave(search);
  const known = searches.data?.find(({ address }) => address === wanted.address);
  const isOn = known !== undefined && known.frequency !== 'never';

  return (
    <>
      <Button variant="secondary" size="sm" icon={isOn ? 'check' : 'bell'} {...button}>
        {isOn ? 'Aviso activado' : 'Avísame'}
      </Button>
      {Dialog && <Dialog open={isOpen} onClose={close} email={user.email} wanted={wanted} known={known} />}
    </>
  );
}
