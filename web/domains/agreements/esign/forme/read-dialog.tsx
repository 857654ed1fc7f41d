import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { signingQuery } from '../queries.ts';
import { OwnFile } from './own-file.tsx';
import type { MyRow } from './selection.ts';

interface Sheet {
  readonly view: EsignView;
  readonly file: EsignView['files'][number];
}
/** The files that the user agrees to, document after document. */
const sheetsOf = (views: readonly EsignView[]): Sheet[] =>
  views.flatMap((view) => view.files.filter(({ role }) => role !== 'info').map((file) => ({ view, file })));

/** Shows the files of documents one after the other. A file that is on screen counts as read. */
export function ReadDialog({ rows, onClose }: { readonly rows: readonly MyRow[]; readonly onClose: () => void }) {
  const [at, setAt] = useState(0);
  const found = useQueries({ queries: rows.map(({ id }) => signingQuery(id)) });
  const failed = found.find(({ isError, data }) => isError && !data);
  const views = found.flatMap(({ data }) => data ?? []);
  const sheets = views.length === rows.length ? sheetsOf(views) : [];
  const sheet = sheets[at];
  const [no, count] = [at + 1, sheets.length];
  const isLast = no === count;
  return (
    <Dialog
      open
      size="picker"
      onClose={onClose}
      title={sheet?.view.title ?? <Trans>Read before you sign</Trans>}
      hint={
        sheet && (
          <span role="status">
            <Trans>
              File {no} of {count}
            </Trans>
          </span>
        )
      }
      actions={
        <>
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button kind="primary" disabled={!sheet} onClick={isLast ? onClose : () => setAt(no)}>
            {isLast ? <Trans>Done</Trans> : <Trans>Next</Trans>}
          </Button>
        </>
      }
    >
      {failed && (
        <Notice tone="red">
          <Trans>Couldn't load a document. Close this and try again.</Trans>
        </Notice>
      )}
      {!sheet && !failed && <SkeletonLines lines={12} />}
      {sheet && <OwnFile key={`${sheet.view.id} ${sheet.file.id}`} view={sheet.view} file={sheet.file} />}
    </Dialog>
  );
}
