import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MadeFile } from '#shared/kernel/record/made-file.ts';
import { formatNumber } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { saveAs } from './save-as.ts';

/** The progress of a file, or the reason why there is none. */
export function FileProgress({ file }: { readonly file: MadeFile }) {
  const { t } = useLingui();
  const [done, total] = [file.done, file.total].map((one) => formatNumber(one));
  if (file.state === 'failed') return <Notice tone="red">{file.problem ?? t`Export failed; try again`}</Notice>;
  return (
    <div className="batch-run">
      <progress aria-label={t`Progress`} max={Math.max(file.total, 1)} value={file.done} />
      <p className="num" role="status">
        <Trans>
          {done} of {total} rows
        </Trans>
      </p>
      <p className="cut mut">{file.name}</p>
    </div>
  );
}

interface FileDialogProps {
  readonly file: MadeFile;
  readonly onClose: () => void;
  /** Facts of the file, below its progress. */
  readonly children?: ReactNode;
}
/** Shows the progress of a file, then offers it. */
export function FileDialog({ file, onClose, children }: FileDialogProps) {
  const { url, name } = file;
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.state === 'ready' ? <Trans>The file is ready</Trans> : <Trans>Creating file</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {url && (
            <Button kind="primary" onClick={() => saveAs({ url, name })}>
              <Trans>Download</Trans>
            </Button>
          )}
        </>
      }
    >
      <FileProgress file={file} />
      {children}
    </Dialog>
  );
}
