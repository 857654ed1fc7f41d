import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FolderArchive } from 'lucide-react';
import { Suspense } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { call } from '#web/platform/api.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';

const ArchiveDialog = dialogPart(async () => (await import('../archive/archive-dialog.tsx')).ArchiveDialog);
const { startArchive } = esignContract.routes;

interface Asked {
  readonly request?: object;
  readonly ids?: readonly string[];
}

/** "Signed documents (ZIP)": of a list as it is filtered, or of my selection. */
export function useSignedArchive(kind: AgreementKind) {
  const { t } = useLingui();
  const isOffered = useCan()('esign.read');
  const starting = useMutation({
    mutationFn: ({ request = {}, ids }: Asked) =>
      call(startArchive, {
        body: { kind, request: { ...request }, locale: currentLocale(), ...(ids ? { ids: [...ids] } : {}) },
      }),
  });
  const label = t`Signed documents (ZIP)`;
  const onRun = ({ ids, matching }: BatchTarget) => starting.mutate(matching ? { request: matching } : { ids });
  const actions: BatchAction[] = [{ id: 'signed', label, icon: <FolderArchive size={14} />, onRun }];
  return {
    actions: isOffered ? actions : [],
    itemsOf: (request: object): MenuItem[] =>
      isOffered ? [{ id: 'signed', label, onSelect: () => starting.mutate({ request }) }] : [],
    dialog: <Suspense>{starting.data && <ArchiveDialog started={starting.data} onClose={starting.reset} />}</Suspense>,
  };
}
