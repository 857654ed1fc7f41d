import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2Off } from 'lucide-react';
import { type ItineraryLink, itineraryContract } from '#shared/domains/itinerary/contract.ts';
import type { Whose } from '#shared/domains/itinerary/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { Tag } from '#web/ui/status.tsx';
import { toast } from '#web/ui/toaster.ts';
import { linksQuery } from '../queries.ts';

const { copy, withdraw } = itineraryContract.routes;

function useLinkActions(whose: Whose) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return {
    copy: async ({ id }: ItineraryLink) => {
      const { url } = await call(copy, { body: { ...whose, id } });
      await navigator.clipboard.writeText(url);
      toast(<Trans>The link is on the clipboard</Trans>);
    },
    withdraw: async ({ id, recipient: { name } }: ItineraryLink) => {
      const sure = await dialogs.confirm({
        title: t`Withdraw the link of ${name}?`,
        text: t`It stops working at once, in every mail and copy.`,
        action: t`Withdraw link`,
        danger: true,
      });
      if (!sure) return;
      await call(withdraw, { body: { ...whose, id } });
      await queries.invalidateQueries({ queryKey: linksQuery(whose).queryKey });
    },
  };
}

function State({ link }: { readonly link: ItineraryLink }) {
  const { near } = useFormat();
  if (link.state === 'withdrawn') return <Tag tone="grey">{<Trans>Withdrawn</Trans>}</Tag>;
  if (link.state === 'expired') return <Tag tone="grey">{<Trans>Expired</Trans>}</Tag>;
  if (!link.seenAt) return <Tag tone="grey">{<Trans>Not confirmed yet</Trans>}</Tag>;
  return link.isChanged ? (
    <Tag tone="amber">{<Trans>Changed since confirmed</Trans>}</Tag>
  ) : (
    <Tag tone="green">{<Trans>Seen {near(link.seenAt)}</Trans>}</Tag>
  );
}

/** Who of the party has a link, and whether they know what stands there now. */
export function PartyLinks({ whose }: { readonly whose: Whose }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { zone } = useMe().user;
  const { data } = useQuery(linksQuery(whose));
  const actions = useLinkActions(whose);
  const rows = data?.rows ?? [];
  return (
    <Card title={t`Shared with`} count={rows.length}>
      {data && rows.length === 0 && (
        <p className="card-b meta">
          <Trans>Nobody has a link yet. Share it, and everybody of the party always sees the newest times.</Trans>
        </p>
      )}
      <ul>
        {rows.map((link) => (
          <li key={link.id} className="it-person">
            <span className="col grow">
              <span className="strong cut">{link.recipient.name}</span>
              <span className="meta num">
                {day({ date: link.period.from })} – {day({ date: link.period.to })}
              </span>
              <span className="row wrap">
                <State link={link} />
                {link.state === 'live' && (
                  <span className="meta num">
                    <Trans>until {day({ instant: link.expiresAt, zone })}</Trans>
                  </span>
                )}
                {link.isQuiet && (
                  <span className="meta">
                    <Trans>wants no mails of changes</Trans>
                  </span>
                )}
              </span>
            </span>
            {link.state === 'live' && (
              <>
                <IconButton label={t`Copy a link for ${link.recipient.name}`} onClick={() => void actions.copy(link)}>
                  <Copy size={15} />
                </IconButton>
                <IconButton
                  label={t`Withdraw the link of ${link.recipient.name}`}
                  onClick={() => void actions.withdraw(link)}
                >
                  <Link2Off size={15} />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
