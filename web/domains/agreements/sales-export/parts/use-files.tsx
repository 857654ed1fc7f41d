import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';
import type { ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call, mutationOf } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { monthParams } from '../model/months.ts';
import { monthsWritten } from '../queries.ts';
import { GapList } from './gap-list.tsx';

const { download, build } = salesExportContract.routes;

interface OfFile {
  readonly month: string;
  readonly fileType: ExportMask;
}
const INCOMPLETE = 'export.incomplete';

/** Fetches a file, or lists what it lacks. */
async function fetchFile(id: string, { month, fileType }: OfFile, run?: number): Promise<void> {
  try {
    saveAs(await call(download, { params: { ...monthParams(id, month), fileType }, query: { run } }));
  } catch (error) {
    if (!isApiError(error) || error.errors[0]?.code !== INCOMPLETE) throw error;
    const [head, ...gaps] = error.errors;
    await dialogs.inform({
      title: <Trans>The file is incomplete</Trans>,
      text: (
        <>
          <p>{head?.message}</p>
          <GapList gaps={gaps} />
        </>
      ),
    });
  }
}

/** Fetches the files of a bookkeeping, and has missing ones written. */
export function useFiles(id: string) {
  const queries = useQueryClient();
  const fetching = useMutation({
    mutationFn: ({ run, ...file }: OfFile & { readonly run?: number }) => fetchFile(id, file, run),
  });
  const building = useMutation({ ...mutationOf(build), onSuccess: (saved) => monthsWritten(queries, saved) });
  return {
    busy: fetching.isPending || building.isPending,
    save: (file: OfFile, run?: number) => fetching.mutate({ ...file, ...(run === undefined ? {} : { run }) }),
    write: ({ month, fileType }: OfFile) =>
      building.mutate({ params: { ...monthParams(id, month), fileType }, body: {} }),
  };
}
export type Files = ReturnType<typeof useFiles>;
