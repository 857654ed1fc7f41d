import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ExcelKind } from '#shared/domains/attached/excel-template/schemas.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import { useExport } from './use-export.tsx';

/** "Export" for my selection: what is chosen, or all that match, as an Excel file. */
export function useExportAction(area: ExcelKind) {
  const { t } = useLingui();
  const { start, dialog } = useExport(area);
  const onRun = ({ ids, matching }: BatchTarget) => start(matching ? { request: matching } : { ids });
  const actionsOf = (): BatchAction[] => [{ id: 'export', label: t`Export`, icon: <Download size={14} />, onRun }];
  return { actionsOf, dialog };
}
