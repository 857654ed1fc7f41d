import { useLingui } from '@lingui/react/macro';
import type { File } from '#shared/domains/attached/file/schemas.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';
import { useFormat } from '#web/platform/format.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { sizeText } from '#web/ui/controls/file-size.ts';
import type { ListColumn } from '#web/ui/list/columns.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { FileTitle } from './file-title.tsx';
import { useFileKinds } from './file-words.ts';

function useFactColumns(kinds: ReturnType<typeof useFileKinds>): readonly ListColumn<File>[] {
  const { t } = useLingui();
  return [
    {
      id: 'kind',
      header: t({ context: 'file', message: 'Label' }),
      width: '110px',
      priority: 2,
      cell: ({ kind }) => kinds[kind],
    },
    {
      id: 'size',
      header: t`Size`,
      width: '96px',
      sort: 'size',
      priority: 2,
      cell: ({ size }) => <span className="num">{sizeText(size, currentTag())}</span>,
    },
  ];
}

export function useFileColumns(): readonly ListColumn<File>[] {
  const { t } = useLingui();
  const { near } = useFormat();
  const kinds = useFileKinds();
  return [
    {
      id: 'name',
      header: t`File`,
      width: 'minmax(200px, 2fr)',
      sort: 'name',
      priority: 1,
      cell: (file) => <FileTitle file={file} />,
    },
    {
      id: 'record',
      header: t`Attached to`,
      width: 'minmax(140px, 1.4fr)',
      priority: 1,
      cell: (file) => <PageLink to={pageOfSubject(file, 'files')}>{file.recordTitle}</PageLink>,
    },
    ...useFactColumns(kinds),
    { id: 'owner', header: t`Added by`, width: '140px', priority: 3, cell: ({ uploadedBy }) => uploadedBy },
    {
      id: 'date',
      header: t`Added`,
      width: '130px',
      sort: 'date',
      priority: 1,
      cell: ({ createdAt }) => <span className="num">{near(createdAt)}</span>,
    },
  ];
}
