import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Download } from 'lucide-react';
import type { ShowListRequest } from '#shared/domains/show/contract.ts';
import { useWordExport } from '#web/domains/word-template/widgets/use-word-export.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useShowExport } from './use-show-export.ts';

interface ExportMenuProps {
  readonly request: ShowListRequest;
  /** The columns on show; none means the usual ones. */
  readonly columns: readonly string[] | undefined;
}
/** The whole list as it is filtered and sorted, with the columns on show. */
export function ExportMenu({ request, columns }: ExportMenuProps) {
  const { t } = useLingui();
  const { save, busy } = useShowExport(request, columns);
  const word = useWordExport('show', request);
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button icon={<Download size={14} aria-hidden="true" />} busy={busy || word.busy}>
          <Trans>Export</Trans> <ChevronDown size={13} aria-hidden="true" />
        </Button>
      }
      groups={[
        {
          id: 'export',
          items: [
            { id: 'xlsx', label: t`Excel (.xlsx)`, onSelect: () => void save('xlsx') },
            { id: 'csv', label: t`Text (.csv)`, onSelect: () => void save('csv') },
          ],
        },
        ...(word.items.length > 0 ? [{ id: 'word', label: t`Word`, items: word.items }] : []),
      ]}
    />
  );
}
