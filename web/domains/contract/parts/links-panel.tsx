import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2Off } from 'lucide-react';
import { linkContract } from '#shared/domains/link/contract.ts';
import type { LinkRow } from '#shared/domains/link/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Tag } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { contractActivity, linksQuery } from '../queries.ts';

function useLinkActions(contractId: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const copying = useMutation(mutationOf(linkContract.routes.copy));
  const withdrawal = useMutation(mutationOf(linkContract.routes.withdraw));
  const again = async () => {
    await queries.invalidateQueries({ queryKey: linksQuery(contractId).queryKey });
    await queries.invalidateQueries({ queryKey: contractActivity(contractId).queryKey });
  };
  const copy = async ({ id }: LinkRow) => {
    const { url } = await copying.mutateAsync({ params: { id }, body: {} });
    await navigator.clipboard.writeText(url);
    toast(<Trans>The link is on the clipboard</Trans>);
    await again();
  };
  const withdraw = async ({ id, recipient: { name } }: LinkRow) => {
    const sure = await dialogs.confirm({
      title: t`Withdraw the link of ${name}?`,
      text: t`It stops working at once, in every mail and copy.`,
      action: t`Withdraw link`,
      danger: true,
    });
    if (!sure) return;
    await withdrawal.mutateAsync({ params: { id }, body: {} });
    await again();
  };
  return { copy, withdraw };
}

function State({ link }: { readonly link: LinkRow }) {
  const { day, near } = useFormat();
  const { zone } = useMe().user;
  if (link.state === 'withdrawn') return <Tag tone="grey">{<Trans>Withdrawn</Trans>}</Tag>;
  if (link.state === 'expired') return <Tag tone="amber">{<Trans>Expired</Trans>}</Tag>;
  const until = day({ instant: link.expiresAt, zone });
  return (
    <span className="meta num">
      {link.lastOpenedAt ? <Trans>Opened {near(link.lastOpenedAt)}</Trans> : <Trans>Not opened yet</Trans>}
      {' · '}
      <Trans>until {until}</Trans>
    </span>
  );
}

/** Who has a link to this contract, whether it was opened, and until when it works. */
export function LinksPanel({ contractId }: { readonly contractId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(linksQuery(contractId));
  const { copy, withdraw } = useLinkActions(contractId);
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title={t`Sent to`} count={data.rows.length}>
      <ul className="ct-list">
        {data.rows.map((link) => (
          <li key={link.id}>
            <span className="row">
              <span className="col grow">
                <span className="strong cut">{link.recipient.name}</span>
                <span className="meta cut">{link.recipient.email}</span>
                <State link={link} />
              </span>
              {link.state === 'live' && (
                <>
                  <IconButton label={t`Copy a link for ${link.recipient.name}`} onClick={() => void copy(link)}>
                    <Copy size={15} />
                  </IconButton>
                  <IconButton
                    label={t`Withdraw the link of ${link.recipient.name}`}
                    onClick={() => void withdraw(link)}
                  >
                    <Link2Off size={15} />
                  </IconButton>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
