import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ItineraryLink, itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import type { Whose } from '#shared/domains/calendars/itinerary/schemas.ts';
import { EmailStateMark } from '#web/domains/relations/email-message/widgets/email-state.tsx';
import { LinkActions } from '#web/domains/relations/link/widgets/link-actions.tsx';
import { mailTrouble } from '#web/domains/relations/link/widgets/mail-trouble.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/status.tsx';
import { linksQuery } from '../queries.ts';

const { copy, withdraw } = itineraryContract.routes;

function Actions({ link, whose }: { readonly link: ItineraryLink; readonly whose: Whose }) {
  const queries = useQueryClient();
  const body = { ...whose, id: link.id };
  const end = async () => {
    await call(withdraw, { body });
    await queries.invalidateQueries({ queryKey: linksQuery(whose).queryKey });
  };
  return <LinkActions link={link} copy={() => call(copy, { body })} withdraw={end} />;
}

function State({ link }: { readonly link: ItineraryLink }) {
  const { near } = useFormat();
  if (link.state === 'withdrawn') return <Tag tone="grey">{<Trans>Withdrawn</Trans>}</Tag>;
  if (link.state === 'expired') return <Tag tone="grey">{<Trans>Expired</Trans>}</Tag>;
  const trouble = mailTrouble(link);
  if (trouble) return <EmailStateMark state={trouble} />;
  if (!link.seenAt) return <Tag tone="grey">{<Trans>Not confirmed yet</Trans>}</Tag>;
  return link.isChanged ? (
    <Tag tone="amber">{<Trans>Changed since confirmed</Trans>}</Tag>
  ) : (
    <Tag tone="green">{<Trans>Confirmed {near(link.seenAt)}</Trans>}</Tag>
  );
}

/** A link that has just been made is mailed within seconds. */
const LOOK_MS = 3_000;

function LinkRow({ whose, zone, link }: Readonly<{ whose: Whose; zone: string; link: ItineraryLink }>) {
  const { day } = useFormat();
  return (
    <li className="it-person">
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
              <Trans>no emails about changes</Trans>
            </span>
          )}
        </span>
      </span>
      <Actions link={link} whose={whose} />
    </li>
  );
}

/** Lists the links of the party, and whether each recipient has confirmed the latest times. */
export function PartyLinks({ whose }: { readonly whose: Whose }) {
  const { t } = useLingui();
  const { zone } = useMe().user;
  const { data } = useQuery({
    ...linksQuery(whose),
    refetchInterval: ({ state }) => (state.data?.rows.some(({ mail }) => mail === 'queued') ? LOOK_MS : false),
  });
  const rows = data?.rows ?? [];
  return (
    <Card title={t`Shared with`} count={rows.length}>
      {data && rows.length === 0 && (
        <p className="card-b meta">
          {t`No one has a link yet. Share it, and everyone travelling sees the latest times.`}
        </p>
      )}
      <ul>
        {rows.map((link) => (
          <LinkRow key={link.id} whose={whose} zone={zone} link={link} />
        ))}
      </ul>
    </Card>
  );
}
