import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import { call } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { saveAs } from '../widgets/save-as.ts';

const { download, zip, remove, restore } = fileContract.routes;
type Named = Pick<File, 'id' | 'name'>;

/** Reasons a file is not fetched that its reader can wait for or mend. */
const KEPT_BACK = ['file.zipTooLarge', 'fileChecking', 'fileRejected'];
async function told(title: ReactNode, fetchIt: () => Promise<unknown>): Promise<void> {
  try {
    await fetchIt();
  } catch (error) {
    if (!isApiError(error) || !KEPT_BACK.includes(error.code)) throw error;
    await dialogs.inform({ title, text: error.message });
  }
}

/** Fetching and deleting files; what is shown of files is asked again afterwards. */
export function useFileWork() {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ predicate: ({ queryKey }) => /^file\./.test(String(queryKey[0])) });
  const bringBack = async (ids: readonly string[]) => {
    for (const id of ids) await call(restore, { params: { id } });
    await again();
  };
  const removeAll = async (ids: readonly string[]) => {
    for (const id of ids) await call(remove, { params: { id } });
    await again();
  };
  return {
    again,
    fetchFile: ({ id }: Named) =>
      told(<Trans>Download failed</Trans>, async () => saveAs(await call(download, { params: { id }, query: {} }))),
    fetchZip: (ids: readonly string[]) =>
      told(<Trans>No archive created</Trans>, async () => saveAs(await call(zip, { body: { ids: [...ids] } }))),
    drop: async ({ id, name }: Named): Promise<boolean> => {
      if (!(await dialogs.remove({ name }))) return false;
      await removeAll([id]);
      toast(<Trans>{name} deleted</Trans>, { undo: () => void bringBack([id]) });
      return true;
    },
    dropAll: async (ids: readonly string[]): Promise<boolean> => {
      const count = ids.length;
      const sure = await dialogs.confirm({
        title: <Plural value={count} one="Delete # file?" other="Delete # files?" />,
        text: <Trans>You can undo this right afterwards.</Trans>,
        action: <Trans>Delete</Trans>,
        danger: true,
      });
      if (!sure) return false;
      await removeAll(ids);
      const said = <Plural value={count} one="# file deleted" other="# files deleted" />;
      toast(said, { undo: () => void bringBack(ids) });
      return true;
    },
  };
}
