import { useLingui } from '@lingui/react/macro';
import { Ban, CalendarPlus, FileCheck } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import { useAct } from '../queries.ts';

export type EndDialog = 'paper' | 'extend';
const OPEN: readonly string[] = ['draft', 'review', 'outForSignature', 'declined', 'expired'];

/** The ends of a document, and the ways back. */
export function useFollowMenu(view: EsignView, open: (dialog: EndDialog) => void): readonly MenuItem[] {
  const { t } = useLingui();
  const can = useCan();
  const discarding = useAct(esignContract.routes.discard, { id: view.id });
  const discard = async () => {
    const reason = await dialogs.reason({ title: t`Discard this signing?`, action: t`Discard` });
    if (reason) discarding.mutate({ reason });
  };
  if (!OPEN.includes(view.state) || view.revisedBy) return [];
  return [
    ...(view.state === 'outForSignature' && can('esign.send')
      ? [{ id: 'extend', label: t`Extend`, icon: <CalendarPlus size={15} />, onSelect: () => open('extend') }]
      : []),
    ...(can('esign.manualComplete')
      ? [{ id: 'paper', label: t`Signed on paper`, icon: <FileCheck size={15} />, onSelect: () => open('paper') }]
      : []),
    ...(can('esign.discard')
      ? [{ id: 'discard', label: t`Discard`, icon: <Ban size={15} />, danger: true, onSelect: () => void discard() }]
      : []),
  ];
}
