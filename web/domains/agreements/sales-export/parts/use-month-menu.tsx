import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download, Eye, FilePlus2, History, LockOpen } from 'lucide-react';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import { EXPORT_MASKS } from '#shared/domains/agreements/sales-export/masks.ts';
import type { MonthRow } from '#shared/domains/agreements/sales-export/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { formatMonth } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuGroup, MenuItem } from '#web/ui/menu.tsx';
import { currentRun } from '../model/months.ts';
import { monthsWritten } from '../queries.ts';
import { useMaskNames } from './mask-words.ts';
import type { Files } from './use-files.tsx';

const { unlock } = salesExportContract.routes;

/** Unlocks the last locked month, with a reason. */
function useUnlock(bookkeepingId: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const unlocking = useMutation({
    ...mutationOf(unlock),
    onSuccess: (saved) => {
      monthsWritten(queries, saved);
      void navigate({ to: '.', search: { BookkeepingId: bookkeepingId, year: saved.year }, replace: true });
    },
  });
  return async (month: string) => {
    const name = formatMonth(`${month}-01`);
    const reason = await dialogs.reason({ title: t`Unlock ${name}`, action: t`Unlock` });
    if (reason) unlocking.mutate({ body: { bookkeepingId, month, reason } });
  };
}

interface Menu {
  readonly bookkeepingId: string;
  readonly files: Files;
  readonly onHistory: (row: MonthRow) => void;
}
/** Returns the actions of a month beside its main one: files in other forms, history, unlock. */
export function useMonthMenu({ bookkeepingId, files, onHistory }: Menu): (row: MonthRow) => readonly MenuGroup[] {
  const { t } = useLingui();
  const can = useCan();
  const names = useMaskNames();
  const open = useUnlock(bookkeepingId);
  const formItem = (row: MonthRow, fileType: (typeof EXPORT_MASKS)[number]): MenuItem => {
    const { month, isLocked } = row;
    const isReady = currentRun(row)?.files.some((file) => file.fileType === fileType && file.state === 'ready');
    const hasFile = !isLocked || isReady;
    const name = names[fileType];
    return {
      id: fileType,
      label: isLocked ? (isReady ? t`Download ${name}` : t`Write ${name}`) : name,
      icon: isLocked ? isReady ? <Download size={15} /> : <FilePlus2 size={15} /> : <Eye size={15} />,
      onSelect: () => (hasFile ? files.save({ month, fileType }) : files.write({ month, fileType })),
    };
  };
  return (row) => {
    const hasSales = row.sums.length > 0 || currentRun(row) !== undefined;
    const last: (MenuItem | false)[] = [
      row.runs.length > 0 && {
        id: 'history',
        label: t`Export history`,
        icon: <History size={15} />,
        onSelect: () => onHistory(row),
      },
      row.mayUnlock &&
        can('invoice.unlockMonth') && {
          id: 'unlock',
          label: t`Unlock`,
          icon: <LockOpen size={15} />,
          onSelect: () => void open(row.month),
        },
    ];
    return [
      {
        id: 'files',
        label: row.isLocked ? t`Sales files` : t`Preview as`,
        items: hasSales ? EXPORT_MASKS.map((mask) => formItem(row, mask)) : [],
      },
      { id: 'month', items: last.filter((item) => item !== false) },
    ];
  };
}
