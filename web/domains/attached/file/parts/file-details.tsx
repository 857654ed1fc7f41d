import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { Later } from '#web/ui/later.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { FilePreview } from './file-preview.tsx';
import { useFileKinds } from './file-words.ts';
import { useFileWork } from './use-file-work.tsx';

/** Only who may change it gets a form. */
const FileForm = part(async () => (await import('./file-form.tsx')).FileForm);

function Version({ file }: { readonly file: File }) {
  const { t } = useLingui();
  const { near } = useFormat();
  const { fetchFile } = useFileWork();
  const { version, createdAt, uploadedBy } = file;
  return (
    <li>
      <span className="grow cut num">
        v{version} · {near(createdAt)} · {uploadedBy}
      </span>
      <IconButton label={t`Download version ${version}`} onClick={() => void fetchFile(file)}>
        <Download size={15} />
      </IconButton>
    </li>
  );
}

/** Those it replaced, under the same name. */
function Versions({ file }: { readonly file: File }) {
  const { data } = useQuery(queryOf(fileContract.routes.versions, { params: { id: file.id } }));
  const former = data?.rows.filter(({ id }) => id !== file.id) ?? [];
  if (former.length === 0) return null;
  return (
    <section>
      <h3 className="micro">
        <Trans>Other versions</Trans>
      </h3>
      <ul className="fl">
        {former.map((one) => (
          <Version key={one.id} file={one} />
        ))}
      </ul>
    </section>
  );
}

function FileFacts({ file }: { readonly file: File }) {
  const { near } = useFormat();
  const kinds = useFileKinds();
  const record = <PageLink to={pageOfSubject(file, 'files')}>{file.recordTitle}</PageLink>;
  return (
    <Facts
      items={[
        { id: 'record', label: <Trans>Attached to</Trans>, value: record },
        { id: 'kind', label: <Trans context="file">Label</Trans>, value: kinds[file.kind] },
        { id: 'size', label: <Trans>Size</Trans>, value: sizeText(file.size, currentTag()) },
        { id: 'by', label: <Trans>Added by</Trans>, value: `${file.uploadedBy}, ${near(file.createdAt)}` },
      ]}
    />
  );
}

/** A file in the side panel or in a dialog: what is in it, what it is, its versions. */
export function FileDetails({ file, onRemoved }: { readonly file: File; readonly onRemoved: () => void }) {
  const can = useCan();
  const { user } = useMe();
  const isOurs = user.environment === 'internal' || file.uploaderId === user.id;
  const { fetchFile, drop } = useFileWork();
  const remove = async () => (await drop(file)) && onRemoved();
  return (
    <div className="fl-details">
      <FilePreview key={file.id} file={file} />
      <div className="row wrap">
        <Button size="sm" icon={<Download size={13} />} onClick={() => void fetchFile(file)}>
          <Trans>Download</Trans>
        </Button>
        {can('file.delete') && (
          <Button size="sm" icon={<Trash2 size={13} />} onClick={() => void remove()}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      <FileFacts file={file} />
      {can('file.create') && isOurs && (
        <Later lines={4}>
          <FileForm key={`${file.id}-${file.rev}`} file={file} />
        </Later>
      )}
      {file.version > 1 && <Versions file={file} />}
    </div>
  );
}
