import { useLingui } from '@lingui/react/macro';
import type { ShowListRequest } from '#shared/domains/booking/show/contract.ts';
import { ExportMenu } from '#web/domains/attached/excel-template/widgets/list-tools.tsx';
import { useShowExport } from './use-show-export.ts';

interface ShowExportMenuProps {
  readonly request: ShowListRequest;
  /** The columns on show; none means the usual ones. */
  readonly columns: readonly string[] | undefined;
}
/** The list as a file; as text with the columns on show. */
export function ShowExportMenu({ request, columns }: ShowExportMenuProps) {
  const { t } = useLingui();
  const { save } = useShowExport(request, columns);
  const csv = { id: 'csv', label: t`CSV, visible columns`, onSelect: () => void save() };
  return <ExportMenu area="show" request={request} more={[csv]} />;
}
