import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, Paperclip, Trash2 } from 'lucide-react';
import { fileContract, type File as StoredFile } from '#shared/domains/file/contract.ts';
import type { RecordTarget } from '#shared/kernel/target.ts';
import { call, mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { saveAs } from './save-as.ts';
import './file.css';

const { list, presign, add, download, remove } = fileContract.routes;

const Thumbnail = ({ file }: { readonly file: StoredFile }) =>
  file.thumbnail ? (
    <img className="thumb" src={file.thumbnail} alt="" width={36} height={36} />
  ) : (
    <span className="thumb">
      <FileText size={18} aria-hidden="true" />
    </span>
  );

interface RowProps {
  readonly file: StoredFile;
  /** Left out for those who may not. */
  readonly onRemove?: (() => void) | undefined;
}
function Row({ file, onRemove }: RowProps) {
  const { t } = useLingui();
  const { near } = useFormat();
  const { name, size, uploadedBy, createdAt } = file;
  const fetchFile = async () => saveAs(await call(download, { params: { id: file.id }, query: {} }));
  return (
    <li>
      <Thumbnail file={file} />
      <span className="col grow">
        <span className="strong cut">{name}</span>
        <span className="meta cut num">
          {sizeText(size, cultureOf(currentLocale()))} · {uploadedBy} · {near(createdAt)}
        </span>
      </span>
      <IconButton label={t`Download ${name}`} onClick={() => void fetchFile()}>
        <Download size={15} />
      </IconButton>
      {onRemove && (
        <IconButton label={t`Delete ${name}`} onClick={onRemove}>
          <Trash2 size={15} />
        </IconButton>
      )}
    </li>
  );
}

function useFiles(target: RecordTarget) {
  const queries = useQueryClient();
  const found = useQuery(queryOf(list, { body: target }));
  const removal = useMutation(mutationOf(remove));
  const again = () => queries.invalidateQueries({ queryKey: [list.id] });
  const drop = async ({ id, name }: StoredFile) => {
    if (!(await dialogs.remove({ name }))) return;
    await removal.mutateAsync({ params: { id } });
    await again();
  };
  return { found, again, drop };
}

/** Files on a record: shown, sent with their progress, fetched, deleted after a question. */
export function FilesCard({ entity, recordId }: RecordTarget) {
  const { t } = useLingui();
  const can = useCan();
  const target = { entity, recordId };
  const { found, again, drop } = useFiles(target);
  const rows = found.data?.rows;
  return (
    <Card title={t`Files`} icon={<Paperclip size={15} aria-hidden="true" />} count={rows?.length ?? 0}>
      {found.isPending && <SkeletonLines lines={3} />}
      {found.isError && (
        <p className="card-b meta">
          <Trans>The files cannot be shown now.</Trans>
        </p>
      )}
      {rows?.length === 0 && (
        <p className="card-b meta">
          <Trans>No files yet. Riders, plans and pictures find their place here.</Trans>
        </p>
      )}
      <ul className="fl">
        {rows?.map((file) => (
          <Row key={file.id} file={file} onRemove={can('file.delete') ? () => void drop(file) : undefined} />
        ))}
      </ul>
      {can('file.create') && (
        <div className="fl-add">
          <FileUpload
            label={t`Add files`}
            purpose="document"
            multiple
            presign={(request, signal) => call(presign, { body: { ...target, ...request } }, { signal })}
            onUploaded={async ({ key, name }) => {
              await call(add, { body: { ...target, key, name } });
              await again();
            }}
          />
        </div>
      )}
    </Card>
  );
}
