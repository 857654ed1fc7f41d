import type { ArchiveState } from '#shared/domains/agreements/esign/archive-routes.ts';
import { FileDialog } from '#web/domains/attached/file/widgets/file-progress.tsx';
import { useAwaitedFile } from '#web/domains/attached/file/widgets/use-awaited-file.ts';
import { archiveQuery } from '../queries.ts';
import { ArchiveFacts } from './archive-facts.tsx';

/** Waits for an archive. Its page, to which a notification leads, shows it later. */
export function ArchiveDialog({ started, onClose }: { readonly started: ArchiveState; readonly onClose: () => void }) {
  const file = useAwaitedFile(started, archiveQuery(started.id)) ?? started;
  return (
    <FileDialog file={file} onClose={onClose}>
      <ArchiveFacts archive={file} />
    </FileDialog>
  );
}
