import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Copy, Link2Off } from 'lucide-react';
import type { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { IconButton } from '#web/ui/button.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';

interface LinkActionsProps {
  readonly link: Pick<LinkRow, 'state' | 'recipient'>;
  readonly copy: () => Promise<{ readonly url: string }>;
  readonly withdraw: () => Promise<unknown>;
}
/** Offers the actions of a live link: copy its address, or withdraw all copies. */
export function LinkActions({ link, copy, withdraw }: LinkActionsProps) {
  const { t } = useLingui();
  const { name } = link.recipient;
  const copying = useMutation({
    mutationFn: async () => {
      const { url } = await copy();
      await navigator.clipboard.writeText(url);
      toast(t`Link copied`);
    },
  });
  const withdrawal = useMutation({ mutationFn: withdraw });
  const ask = async () => {
    const sure = await dialogs.confirm({
      title: t`Withdraw ${name}'s link?`,
      text: t`It stops working at once, wherever it was sent or copied.`,
      action: t`Withdraw link`,
      danger: true,
    });
    if (sure) withdrawal.mutate();
  };
  if (link.state !== 'live') return null;
  return (
    <>
      <IconButton label={t`Copy the link for ${name}`} onClick={() => copying.mutate()}>
        <Copy size={15} />
      </IconButton>
      <IconButton label={t`Withdraw ${name}'s link`} onClick={() => void ask()}>
        <Link2Off size={15} />
      </IconButton>
    </>
  );
}
