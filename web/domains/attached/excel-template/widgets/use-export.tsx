import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import type { ExcelKind } from '#shared/domains/attached/excel-template/schemas.ts';
import { FileDialog } from '#web/domains/attached/file/widgets/file-progress.tsx';
import { useAwaitedFile } from '#web/domains/attached/file/widgets/use-awaited-file.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { toast } from '#web/ui/toaster.ts';

const { startExport, exportState } = excelTemplateContract.routes;

interface Asked {
  readonly templateId?: string;
  readonly columns?: readonly string[] | undefined;
  /** In the place of the list's own: of my selection. */
  readonly request?: object | undefined;
  readonly ids?: readonly string[];
}
export interface ListExport {
  readonly start: (asked: Asked) => void;
  readonly busy: boolean;
  readonly dialog: ReactNode;
}

/** Writes a list as an Excel file: how far it is, then the file itself. */
export function useExport(mainArea: ExcelKind, request: object = {}): ListExport {
  const { t } = useLingui();
  const starting = useMutation({
    mutationFn: ({ templateId, columns, ids, request: own = request }: Asked) =>
      call(startExport, {
        body: {
          mainArea,
          request: { ...own },
          locale: currentLocale(),
          ...(templateId ? { templateId } : {}),
          ...(columns ? { columns: [...columns] } : {}),
          ...(ids ? { ids: [...ids] } : {}),
        },
      }),
    onError: (error) => toast(isExpected(error) ? error.message : t`Export failed; try again`),
    meta: { quiet: true },
  });
  const started = starting.data;
  const data = useAwaitedFile(started, queryOf(exportState, { params: { id: started?.id ?? '' } }));
  return {
    start: starting.mutate,
    busy: starting.isPending,
    dialog: started && data && <FileDialog file={data} onClose={starting.reset} />,
  };
}
