import { Trans } from '@lingui/react/macro';
import type { ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import type { MonthRow } from '#shared/domains/agreements/sales-export/schemas.ts';
import { formatMonth } from '#web/platform/format.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { currentRun, mainFile } from '../model/months.ts';
import { GapList } from './gap-list.tsx';
import type { Files } from './use-files.tsx';

type GapsDialogProps = Readonly<{ row: MonthRow; mask: ExportMask; files: Files; onClose: () => void }>;
/** Lists what the file of a locked month lacks, and has it written again. */
export function GapsDialog({ row, mask, files, onClose }: GapsDialogProps) {
  const file = mainFile(currentRun(row), mask);
  const month = formatMonth(`${row.month}-01`);
  const again = () => {
    files.write({ month: row.month, fileType: file?.fileType ?? mask });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>No file for {month} yet</Trans>}
      actions={
        <DialogFoot onCancel={onClose} onClick={again}>
          <Trans>Write the file again</Trans>
        </DialogFoot>
      }
    >
      <GapList gaps={file?.gaps ?? []} />
    </Dialog>
  );
}
