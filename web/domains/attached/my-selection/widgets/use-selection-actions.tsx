import type { ReactNode } from 'react';
import type { ExcelKind } from '#shared/domains/attached/excel-template/schemas.ts';
import { isStatusKind, type MainArea } from '#shared/kernel/record/main-area.ts';
import { kindsWith } from '#shared/records.ts';
import { useExportAction } from '#web/domains/attached/excel-template/widgets/use-export-action.tsx';
import { useOwnerAction } from '#web/domains/identity/user/widgets/use-owner-action.tsx';
import { useStatusAction } from '#web/domains/reference/status/widgets/use-status-action.tsx';
import { useTagsAction } from '#web/domains/reference/tag/widgets/use-tags-action.tsx';
import { useApproveAction } from '#web/ui/list/approval.tsx';
import type { Batch } from '#web/ui/list/use-batch.tsx';

/** The kinds whose records have an owner. A production has one among its people. */
const OWNED: readonly string[] = [...kindsWith('owner'), 'production'];

interface SelectionOptions {
  /** The list that is exported as a file, if it is not that of the area. */
  readonly file?: ExcelKind | undefined;
  /** The side effects of a change of status, for the user to read. */
  readonly statusNote?: ReactNode;
}
/** Returns the actions that every main area has for selected records, besides deletion. */
export function useSelectionActions(area: MainArea, { file = area, statusNote }: SelectionOptions = {}) {
  const status = useStatusAction(isStatusKind(area) ? area : null, statusNote);
  const owner = useOwnerAction(`${area}.update`);
  const tags = useTagsAction(area);
  const approvals = useApproveAction(area);
  const excel = useExportAction(file);
  const isOwned = OWNED.includes(area);
  return {
    actionsOf: (batch: Batch) => [
      ...status.actionsOf(batch),
      ...(isOwned ? owner.actionsOf(batch) : []),
      ...tags.actionsOf(batch),
      ...approvals(batch),
      ...excel.actionsOf(),
    ],
    dialog: (
      <>
        {status.dialog}
        {owner.dialog}
        {tags.dialog}
        {excel.dialog}
      </>
    ),
  };
}
