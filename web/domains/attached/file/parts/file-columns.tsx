import { useLingui } from '@lingui/react/macro';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { useFormat } from '#web/platform/format.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { FileTitle } from './file-title.tsx';
import { useFileKinds } from './file-words.ts';

function useFactColumns(kinds: ReturnType<typeof useFileKinds>): readonly ListColumn<File>[] {
  const { t } = useLingui();
  return [
    column(
      'kind',
      t({ context: 'file', message: 'Label' }),
      { width: '110px', priority: 2 },
      ({ kind }) => kinds[kind],
    ),
    column('size', t`Size`, { width: '96px', sort: 'size', priority: 2 }, ({ size }) => (
      <span className="num">{sizeText(size, currentTag())}</span>
    )),
  ];
}

export function useFileColumns(): readonly ListColumn<File>[] {
  const { t } = useLingui();
  const { near } = useFormat();
  const kinds = useFileKinds();
  return [
    column('name', t`File`, { width: 'minmax(200px, 2fr)', sort: 'name', priority: 1 }, (file) => (
      <FileTitle file={file} />
    )),
    column('record', t`Attached to`, { width: 'minmax(140px, 1.4fr)', priority: 1 }, (file) => (
      <PageLink to={pageOfSubject(file, 'files')}>{file.recordTitle}</PageLink>
    )),
    ...useFactColumns(kinds),
    column('owner', t`Added by`, { width: '140px', priority: 3 }, ({ uploadedBy }) => uploadedBy),
    column('date', t`Added`, { width: '130px', sort: 'date', priority: 1 }, ({ createdAt }) => (
      <span className="num">{near(createdAt)}</span>
    )),
  ];
}
