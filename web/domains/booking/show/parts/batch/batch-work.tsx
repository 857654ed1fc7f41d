import { useLingui } from '@lingui/react/macro';
import type { Work } from '../../model/batch-work.ts';
import { MoveDaysDialog } from '../../widgets/move-days-dialog.tsx';
import { SendMany } from '../sign/send-many.tsx';
import { ChosenShows } from './chosen-shows.tsx';
import { CollectiveInvoice } from './collective-invoice.tsx';
import { MakeContracts } from './make-contracts.tsx';
import { MAX_TOGETHER, OneDocument } from './one-document.tsx';
import { SetEnds } from './set-ends.tsx';
import { WriteEmails } from './write-emails.tsx';

const DIALOGS = {
  ends: SetEnds,
  emails: WriteEmails,
  contracts: MakeContracts,
  invoice: CollectiveInvoice,
  together: OneDocument,
  signing: SendMany,
} as const;

type BatchWorkProps = Readonly<{ work: Work; ids: readonly string[]; onClose: () => void }>;
/** The dialog of one kind of work, over the chosen shows. */
export function BatchWork({ work, ids, onClose }: BatchWorkProps) {
  const { t } = useLingui();
  if (work === 'move') return <MoveDaysDialog ids={ids} onClose={onClose} />;
  const Body = DIALOGS[work];
  const titles = {
    ends: t`Set option end`,
    emails: t`Email the promoters`,
    contracts: t`New contracts`,
    invoice: t`New collective invoice`,
    together: t`One document`,
    signing: t`Send for signature`,
  };
  return (
    <ChosenShows
      ids={ids}
      title={titles[work]}
      {...(work === 'together' ? { most: MAX_TOGETHER } : {})}
      onClose={onClose}
    >
      {(shows) => <Body shows={shows} onClose={onClose} />}
    </ChosenShows>
  );
}
