import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download, Paperclip, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { purposeFor } from '#shared/domains/attached/file/rules.ts';
import { FILE_KINDS, type File, type FileKind } from '#shared/domains/attached/file/schemas.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { RecordCardsContext } from '#web/kits/record/record-cards.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cardStates } from '#web/ui/card-states.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/input.tsx';
import { Later } from '#web/ui/later.tsx';
import { FileDetails } from '../parts/file-details.tsx';
import { FileMarks, Thumbnail } from '../parts/file-title.tsx';
import { useFileKinds } from '../parts/file-words.ts';
import { RelatedFiles } from '../parts/related-files.tsx';
import { useFileWork } from '../parts/use-file-work.tsx';
import './file.css';

const { list, presign, add } = fileContract.routes;

function Row({ file, onOpen }: { readonly file: File; readonly onOpen: () => void }) {
  const { t } = useLingui();
  const can = useCan();
  const { near } = useFormat();
  const kinds = useFileKinds();
  const { fetchFile, drop } = useFileWork();
  const { name, size, uploadedBy, createdAt, kind } = file;
  const facts = [kinds[kind], sizeText(size, currentTag()), uploadedBy, near(createdAt)];
  return (
    <li>
      <Thumbnail file={file} />
      <span className="col grow">
        <span className="row">
          <button type="button" className="link strong cut" onClick={onOpen}>
            {name}
          </button>
          <FileMarks file={file} />
        </span>
        <span className="meta cut num">{facts.join(' · ')}</span>
      </span>
      <IconButton label={t`Download ${name}`} onClick={() => void fetchFile(file)}>
        <Download size={15} />
      </IconButton>
      {can('file.delete') && (
        <IconButton label={t`Delete ${name}`} onClick={() => void drop(file)}>
          <Trash2 size={15} />
        </IconButton>
      )}
    </li>
  );
}

interface LabelFilterProps {
  readonly rows: readonly File[];
  readonly value: FileKind | '';
  readonly onChange: (kind: FileKind | '') => void;
}
/** The labels as folders: what is chosen is shown, and new files go into it. */
function LabelFilter({ rows, value, onChange }: LabelFilterProps) {
  const { t } = useLingui();
  const kinds = useFileKinds();
  const countOf = (kind: FileKind) => rows.filter((file) => file.kind === kind).length;
  return (
    <Select
      aria-label={t({ context: 'file', message: 'Label' })}
      value={value}
      onChange={({ target }) => onChange(target.value as FileKind | '')}
      options={[
        { value: '', label: t`All labels` },
        ...FILE_KINDS.map((kind) => ({ value: kind, label: `${kinds[kind]} (${countOf(kind)})` })),
      ]}
    />
  );
}

function Upload({ target, kind }: { readonly target: RecordSubject; readonly kind: FileKind | '' }) {
  const { t } = useLingui();
  const { again } = useFileWork();
  return (
    <div className="fl-add">
      <FileUpload
        label={t`Add files`}
        purpose={purposeFor(target)}
        multiple
        presign={(request, signal) => call(presign, { body: { ...target, ...request } }, { signal })}
        onUploaded={async ({ key, name }) => {
          await call(add, { body: { ...target, key, name, ...(kind ? { kind } : {}) } });
          await again();
        }}
      />
    </div>
  );
}

/** A file that has just come is checked within seconds. */
const LOOK_MS = 5_000;

const FileStates = cardStates({
  lines: 3,
  failed: <Trans>Couldn't load the files.</Trans>,
  empty: <Trans>No files yet. Add riders, plans and pictures.</Trans>,
});

/** Files on a record: shown by label, sent with their progress, looked into, fetched, deleted; and those around it. */
export function FilesCard({ entity, recordId }: RecordSubject) {
  const { t } = useLingui();
  const can = useCan();
  const { FileLinks } = use(RecordCardsContext);
  const maySend = useMe().user.environment === 'internal' && can('file.create');
  const target = { entity, recordId };
  const { data, isError } = useQuery({
    ...queryOf(list, { body: target }),
    refetchInterval: ({ state }) => (state.data?.rows.some(({ scan }) => scan === 'pending') ? LOOK_MS : false),
  });
  const [kind, setKind] = useState<FileKind | ''>('');
  const [open, setOpen] = useState<string>();
  const rows = data?.rows ?? [];
  const opened = rows.find(({ id }) => id === open);
  const close = () => setOpen(undefined);
  const filter = rows.length > 0 && <LabelFilter rows={rows} value={kind} onChange={setKind} />;
  return (
    <>
      <Card
        title={t`Files`}
        icon={<Paperclip size={15} aria-hidden="true" />}
        count={rows.length}
        action={filter || undefined}
      >
        <FileStates isError={isError} count={data?.rows.length} />
        <ul className="fl">
          {rows
            .filter((file) => !kind || file.kind === kind)
            .map((file) => (
              <Row key={file.id} file={file} onOpen={() => setOpen(file.id)} />
            ))}
        </ul>
        {can('file.create') && <Upload target={target} kind={kind} />}
      </Card>
      {maySend && data && (
        <Later>
          <FileLinks {...target} files={rows.filter(({ scan }) => scan !== 'rejected')} />
        </Later>
      )}
      <RelatedFiles target={target} />
      <Dialog open={opened !== undefined} onClose={close} title={opened?.name ?? ''} size="send" closeIcon>
        {opened && <FileDetails file={opened} onRemoved={close} />}
      </Dialog>
    </>
  );
}
