import { Plural, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useCan } from '#web/platform/me.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import type { BatchAction } from '#web/ui/list/batch-bar.tsx';
import type { Batch } from '#web/ui/list/use-batch.tsx';

/** Returns the action that sends the selected invoices. Its report names each one that stays behind, and why. */
export function useSendAction(): (batch: Batch) => BatchAction[] {
  const { t } = useLingui();
  const can = useCan();
  const ask = async (batch: Batch, target: BatchTarget) => {
    const yes = await dialogs.confirm({
      title: <Plural value={target.count} one="Send # invoice?" other="Send # invoices?" />,
      text: t`Each is sent to its contact, else to its company, in the customer's language and with the PDF. Drafts and sent invoices stay behind; the report says why.`,
      action: t`Send`,
    });
    if (yes) batch.run('send', target);
  };
  if (!can('invoice.send')) return () => [];
  return (batch) => [
    { id: 'send', label: t`Send`, icon: <Send size={14} />, onRun: (target) => void ask(batch, target) },
  ];
}
