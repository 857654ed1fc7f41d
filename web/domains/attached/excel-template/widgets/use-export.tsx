import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import type { ExcelKind, ExportState } from '#shared/domains/attached/excel-template/schemas.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { formatNumber } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';

const { startExport, exportState } = excelTemplateContract.routes;
const POLL_MS = 700;

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

function Progress({ state, onClose }: { readonly state: ExportState; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { url, name, problem } = state;
  const [done, total] = [state.done, state.total].map((one) => formatNumber(one));
  return (
    <Dialog
      open
      onClose={onClose}
      title={state.state === 'ready' ? <Trans>The file is ready</Trans> : <Trans>Creating file</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {url && (
            <Button kind="primary" onClick={() => saveAs({ url, name })}>
              <Trans>Download</Trans>
            </Button>
          )}
        </>
      }
    >
      {state.state === 'failed' ? (
        <Notice tone="red">{problem ?? t`Export failed; try again`}</Notice>
      ) : (
        <div className="batch-run">
          <progress aria-label={t`Progress`} max={Math.max(state.total, 1)} value={state.done} />
          <p className="num" role="status">
            <Trans>
              {done} of {total} rows
            </Trans>
          </p>
          <p className="cut mut">{name}</p>
        </div>
      )}
    </Dialog>
  );
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
  const { data = started } = useQuery({
    ...queryOf(exportState, { params: { id: started?.id ?? '' } }),
    enabled: started !== undefined,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : POLL_MS),
  });
  const ready = data?.state === 'ready' ? data.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with each reading, the file is fetched once
  useEffect(() => {
    if (ready && data?.url) saveAs({ url: data.url, name: data.name });
  }, [ready]);
  return {
    start: starting.mutate,
    busy: starting.isPending,
    dialog: started && data && <Progress state={data} onClose={starting.reset} />,
  };
}
