import { Plural, Trans } from '@lingui/react/macro';
import { Download, Eye, TriangleAlert } from 'lucide-react';
import type { ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import type { MonthRow } from '#shared/domains/agreements/sales-export/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { currentRun, mainFile } from '../model/months.ts';
import { useMaskNames } from './mask-words.ts';
import type { Files } from './use-files.tsx';

type FileCellProps = Readonly<{ row: MonthRow; mask: ExportMask; files: Files; onGaps: (row: MonthRow) => void }>;

/** The file of a month: a preview while it is open, then the stored one, or the number of its gaps. */
export function FileCell({ row, mask, files, onGaps }: FileCellProps) {
  const names = useMaskNames();
  const { month, isLocked, sums } = row;
  const file = mainFile(currentRun(row), mask);
  if (!isLocked)
    return sums.length > 0 ? (
      <Button size="sm" kind="ghost" icon={<Eye size={14} />} onClick={() => files.save({ month, fileType: mask })}>
        <Trans>Preview file</Trans>
      </Button>
    ) : null;
  if (!file) return null;
  if (file.state === 'pending')
    return (
      <span className="meta" role="status">
        <Trans>Writing the file…</Trans>
      </span>
    );
  if (file.state === 'failed')
    return (
      <Button size="sm" kind="ghost" icon={<TriangleAlert size={14} />} onClick={() => onGaps(row)}>
        <Plural value={file.gaps.length} one="# thing is missing" other="# things are missing" />
      </Button>
    );
  const { fileType } = file;
  return (
    <Button size="sm" icon={<Download size={14} />} onClick={() => files.save({ month, fileType })}>
      {names[fileType]}
    </Button>
  );
}
