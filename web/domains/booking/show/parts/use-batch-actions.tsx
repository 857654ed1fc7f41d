import { useLingui } from '@lingui/react/macro';
import {
  AlarmClock,
  CalendarArrowUp,
  Files,
  FileText,
  Lock,
  LockOpen,
  type LucideIcon,
  Mail,
  Receipt,
  Signature,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { type ShowListRequest, showContract } from '#shared/domains/booking/show/contract.ts';
import { MAX_MOVED } from '#shared/domains/booking/show/many.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { AGREEMENT_KINDS as TOGETHER } from '#shared/kernel/record/agreement.ts';
import { useSelectionActions } from '#web/domains/attached/my-selection/widgets/use-selection-actions.tsx';
import { call } from '#web/platform/api.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useBatch, useDeleteAction } from '#web/ui/list/use-batch.tsx';
import { WORKS, type Work } from '../model/batch-work.ts';
import { SIGNING_RIGHTS } from '../widgets/send-for-signature.tsx';

const BatchWork = dialogPart(async () => (await import('./batch/batch-work.tsx')).BatchWork);

type Permissions = readonly Permission[];
/** The actions on chosen shows that open a dialog. */
const WORK: Readonly<Record<Work, { readonly icon: LucideIcon; readonly needs: Permissions }>> = {
  move: { icon: CalendarArrowUp, needs: ['show.update'] },
  ends: { icon: AlarmClock, needs: ['show.update'] },
  emails: { icon: Mail, needs: ['email.create', 'email.read'] },
  contracts: { icon: FileText, needs: ['contract.create', 'contract.read'] },
  invoice: { icon: Receipt, needs: ['invoice.create', 'invoice.read', 'show.readDeal'] },
  together: { icon: Files, needs: [] },
  signing: { icon: Signature, needs: SIGNING_RIGHTS },
};

/** Opens a dialog for the selection. It reads one match more than a dialog takes, so the dialog can refuse too many. */
function useWork(request: ShowListRequest) {
  const { t } = useLingui();
  const can = useCan();
  const [open, setOpen] = useState<{ readonly work: Work; readonly ids: readonly string[] }>();
  const matching = async () => {
    const body = { ...request, page: 1, perPage: MAX_MOVED + 1 };
    return (await call(showContract.routes.list, { body })).rows.map(({ id }) => id);
  };
  const labels: Readonly<Record<Work, string>> = {
    move: t`Move by days`,
    ends: t`Option end`,
    emails: t`Email`,
    contracts: t`Contracts`,
    invoice: t`Invoice`,
    together: t`One document`,
    signing: t`For signature`,
  };
  const mayMake = TOGETHER.some((kind) => can(`${kind}.create`) && can(`${kind}.read`));
  const actions = WORKS.filter((work) => WORK[work].needs.every(can) && (work !== 'together' || mayMake)).map(
    (work): BatchAction => {
      const { icon: Icon } = WORK[work];
      return {
        id: work,
        label: labels[work],
        icon: <Icon size={14} />,
        onRun: async (target) => setOpen({ work, ids: target.matching ? await matching() : target.ids }),
      };
    },
  );
  const dialog = <Suspense>{open && <BatchWork {...open} onClose={() => setOpen(undefined)} />}</Suspense>;
  return { actions, dialog };
}

/** Returns the actions of the dark bar for "my selection". */
export function useBatchActions(request: ShowListRequest) {
  const { t } = useLingui();
  const can = useCan();
  const batch = useBatch({ area: 'show', pathOf: (id) => `/show/${id}` });
  const selection = useSelectionActions('show', {
    statusNote: t`Locked shows aren't changed. Confirming here doesn't release other options.`,
  });
  const removal = useDeleteAction(batch, 'show.delete');
  const unlock = async (target: BatchTarget) => {
    const reason = await dialogs.reason({ title: t`Unlock`, action: t`Unlock` });
    if (reason) batch.run('unlock', target, [], [], reason);
  };
  const work = useWork(request);
  const locking: BatchAction[] = [
    { id: 'lock', label: t`Lock`, icon: <Lock size={14} />, onRun: (target) => batch.run('lock', target) },
    { id: 'unlock', label: t`Unlock`, icon: <LockOpen size={14} />, onRun: (target) => void unlock(target) },
  ];
  return {
    actions: [
      ...selection.actionsOf(batch),
      ...work.actions,
      ...locking.filter(({ id }) => can(`show.${id === 'lock' ? 'lock' : 'unlock'}`)),
      ...removal,
    ],
    dialog: (
      <>
        {selection.dialog}
        {batch.dialog}
        {work.dialog}
      </>
    ),
  };
}
