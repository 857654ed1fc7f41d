import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Download, Upload } from 'lucide-react';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import type { ExcelKind } from '#shared/domains/attached/excel-template/schemas.ts';
import { IMPORT_KINDS } from '#shared/domains/relations/import/schemas.ts';
import { useWordExport } from '#web/domains/attached/word-template/widgets/use-word-export.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { useDrawn } from '#web/platform/use-drawn.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useExport } from './use-export.tsx';

const { forListView } = excelTemplateContract.routes;

interface ListToolsProps {
  readonly area: ExcelKind;
  /** The list as it is filtered and sorted. */
  readonly request: object;
  readonly more?: readonly MenuItem[];
}

/** The whole list as a file: all columns, the agency's own templates, or a Word document. */
export function ExportMenu({ area, request, more = [] }: ListToolsProps) {
  const wordArea = area === 'venue' || area === 'payment' ? undefined : area;
  const { t } = useLingui();
  const can = useCan();
  const excel = useExport(area, request);
  const word = useWordExport(wordArea ?? 'company', { ...request });
  const mainArea = { body: { mainArea: area } };
  const drawn = useDrawn();
  const { data } = useQuery({ ...queryOf(forListView, mainArea), enabled: drawn && can('masterData.read') });
  const templates = data?.rows.map(({ id, name }) => ({
    id,
    label: `${name} (.xlsx)`,
    onSelect: () => excel.start({ templateId: id }),
  }));
  return (
    <>
      <Menu
        placement="bottom-end"
        trigger={
          <Button icon={<Download size={14} aria-hidden="true" />} busy={excel.busy || word.busy}>
            {t`Export`} <ChevronDown size={13} aria-hidden="true" />
          </Button>
        }
        groups={[
          {
            id: 'excel',
            items: [{ id: 'xlsx', label: t`Excel, all columns (.xlsx)`, onSelect: () => excel.start({}) }, ...more],
          },
          ...(templates?.length ? [{ id: 'templates', label: t`Excel templates`, items: templates }] : []),
          ...(wordArea && word.items.length > 0 ? [{ id: 'word', label: t`Word`, items: word.items }] : []),
        ]}
      />
      {excel.dialog}
    </>
  );
}

/** Import, for those who may add records, and export. */
export function ListTools(props: ListToolsProps) {
  const can = useCan();
  const area = IMPORT_KINDS.find((one) => one === props.area);
  const right = area === 'contact' || area === 'artist' ? (`${area}.create` as const) : 'company.create';
  return (
    <>
      {area && can(right) && (
        <PageLink to={`/import/${area}`} className={buttonClass({ kind: 'ghost' })}>
          <Upload size={14} aria-hidden="true" />
          <Trans>Import</Trans>
        </PageLink>
      )}
      <ExportMenu {...props} />
    </>
  );
}
