import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileArchive, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FILE_LIST, type fileContract } from '#shared/domains/attached/file/contract.ts';
import { ZIP_FILES_MAX } from '#shared/domains/attached/file/rules.ts';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import { MOST_ROWS } from '#shared/kernel/contract/paging.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import type { ListState } from '#web/ui/list/search.ts';
import { useSelection } from '#web/ui/list/selection.ts';
import { useListKit } from '#web/ui/list/use-list-kit.ts';
import { requestOf } from '#web/ui/record/request-of.ts';
import { SidePreview } from '#web/ui/side-preview.tsx';
import { useFileColumns } from './file-columns.tsx';
import { FileDetails } from './file-details.tsx';
import { useFileFilters } from './file-filters.ts';
import { FileTitle } from './file-title.tsx';
import { useFileWork } from './use-file-work.tsx';
import '../widgets/file.css';

const DEFAULT_SORT = '-date';

/** Returns the actions for the selected files. Each of them takes at most ZIP_FILES_MAX files. */
function useActions(list: string): readonly BatchAction[] {
  const can = useCan();
  const { clear } = useSelection(list);
  const { fetchZip, dropAll } = useFileWork();
  const tooMany = () =>
    dialogs.inform({
      title: <Trans>Too many files</Trans>,
      text: <Trans>You can download at most {ZIP_FILES_MAX} files at once.</Trans>,
    });
  const within = (act: (ids: readonly string[]) => void) => (target: { readonly ids: readonly string[] }) =>
    target.ids.length > ZIP_FILES_MAX ? void tooMany() : act(target.ids);
  const zip: BatchAction = {
    id: 'zip',
    label: <Trans>Download as ZIP</Trans>,
    icon: <FileArchive size={14} />,
    onRun: within((ids) => void fetchZip(ids)),
  };
  const remove: BatchAction = {
    id: 'delete',
    label: <Trans>Delete</Trans>,
    icon: <Trash2 size={14} />,
    onRun: within((ids) => void dropAll(ids).then((gone) => gone && clear())),
  };
  return can('file.delete') ? [zip, remove] : [zip];
}

function FileCard({ file }: { readonly file: File }) {
  return (
    <span className="col grow">
      <FileTitle file={file} />
      <span className="meta cut">{file.recordTitle}</span>
    </span>
  );
}

function FilePreview({ file, close }: { readonly file: File; readonly close: () => void }) {
  return (
    <SidePreview onClose={close}>
      <div className="pv-b">
        <h2>{file.name}</h2>
        <FileDetails file={file} onRemoved={close} />
      </div>
    </SidePreview>
  );
}

function NoFiles() {
  return (
    <EmptyState
      title={<Trans>No files yet</Trans>}
      text={<Trans>Add files on a record: a show, an artist, a company. They're all listed here.</Trans>}
    />
  );
}

interface FileBrowserProps<S extends ListState> {
  readonly id: string;
  readonly title: string;
  readonly route: typeof fileContract.routes.browse | typeof fileContract.routes.systemwide;
  readonly search: S;
  readonly onSearch: (next: S, options?: { readonly replace?: boolean }) => void;
  readonly actions: ReactNode;
}
/** Lists files, with a preview of the opened file. */
export function FileBrowser<S extends ListState>(props: FileBrowserProps<S>) {
  const { id, title, route, search, onSearch, actions } = props;
  const { t } = useLingui();
  const { views, look, opening } = useListKit(id, { search, onSearch });
  const body = requestOf(FILE_LIST, search, { defaultSort: DEFAULT_SORT });
  const query = useQuery({ ...queryOf(route, { body }), placeholderData: keepPreviousData, enabled: !opening });
  return (
    <ListPage<File, S>
      id={id}
      title={title}
      query={query}
      printRows={() => call(route, { body: { ...body, page: 1, perPage: MOST_ROWS } })}
      columns={useFileColumns()}
      rowId={(file) => file.id}
      rowLabel={(file) => file.name}
      search={search}
      onSearch={onSearch}
      searchLabel={t`Search by name, record or person`}
      filters={useFileFilters()}
      defaultSort={DEFAULT_SORT}
      pathOf={(file) => pageOfSubject(file, 'files')}
      actions={actions}
      look={look}
      views={views}
      batchActions={useActions(id)}
      card={{
        render: (file) => <FileCard file={file} />,
      }}
      preview={(file, close) => <FilePreview file={file} close={close} />}
      empty={<NoFiles />}
    />
  );
}
