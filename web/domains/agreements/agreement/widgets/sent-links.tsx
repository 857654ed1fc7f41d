import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { LINK_FOREVER } from '#shared/domains/relations/link/rules.ts';
import type { LinkedEntity, LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { EmailStateMark } from '#web/domains/relations/email-message/widgets/email-state.tsx';
import { LinkActions } from '#web/domains/relations/link/widgets/link-actions.tsx';
import { mailTrouble } from '#web/domains/relations/link/widgets/mail-trouble.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/status.tsx';
import '../agreement.css';

const { copy, list, withdraw } = linkContract.routes;
const recordLinks = (entity: LinkedEntity, recordId: string) => queryOf(list, { body: { entity, recordId } });

interface LinksProps {
  readonly query: ReturnType<typeof recordLinks>;
  readonly copy: (linkId: string) => Promise<{ readonly url: string }>;
  readonly withdraw: (linkId: string) => Promise<unknown>;
  /** The log of the record, which names who copied or withdrew a link. */
  readonly activityKey: readonly unknown[];
}

function Actions({ link, of }: { readonly link: LinkRow; readonly of: LinksProps }) {
  const queries = useQueryClient();
  const again = async () => {
    await queries.invalidateQueries({ queryKey: of.query.queryKey });
    await queries.invalidateQueries({ queryKey: of.activityKey });
  };
  const copied = async () => {
    const answer = await of.copy(link.id);
    void again();
    return answer;
  };
  const end = async () => {
    await of.withdraw(link.id);
    await again();
  };
  return <LinkActions link={link} copy={copied} withdraw={end} />;
}

function State({ link }: { readonly link: LinkRow }) {
  const { day, near } = useFormat();
  const { zone } = useMe().user;
  if (link.state === 'withdrawn') return <Tag tone="grey">{<Trans>Withdrawn</Trans>}</Tag>;
  if (link.state === 'expired') return <Tag tone="amber">{<Trans>Expired</Trans>}</Tag>;
  const trouble = mailTrouble(link);
  if (trouble) return <EmailStateMark state={trouble} />;
  const until = link.expiresAt !== LINK_FOREVER && day({ instant: link.expiresAt, zone });
  return (
    <span className="meta num">
      {link.lastOpenedAt ? <Trans>Opened {near(link.lastOpenedAt)}</Trans> : <Trans>Not opened yet</Trans>}
      {until && (
        <>
          {' · '}
          <Trans>until {until}</Trans>
        </>
      )}
      {link.needsCode && (
        <>
          {' · '}
          <Trans>code required</Trans>
        </>
      )}
      {link.forwardedBy && (
        <>
          {' · '}
          <Trans>passed on by {link.forwardedBy}</Trans>
        </>
      )}
    </span>
  );
}

/** A link that has just been made is mailed within seconds. */
const LOOK_MS = 3_000;

/** Lists the links to a document: their recipients, whether they were opened, and until when they work. */
export function LinksCard(of: LinksProps) {
  const { t } = useLingui();
  const { data } = useQuery({
    ...of.query,
    refetchInterval: ({ state }) => (state.data?.rows.some(({ mail }) => mail === 'queued') ? LOOK_MS : false),
  });
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
              <Actions link={link} of={of} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface SentLinksProps extends Pick<LinksProps, 'activityKey'> {
  readonly entity: LinkedEntity;
  readonly recordId: string;
}
/** The links to a document of a kind of the record book. */
export function SentLinks({ entity, recordId, activityKey }: SentLinksProps) {
  const at = (id: string) => ({ params: { id }, body: { entity } });
  return (
    <LinksCard
      query={recordLinks(entity, recordId)}
      copy={(id) => call(copy, at(id))}
      withdraw={(id) => call(withdraw, at(id))}
      activityKey={activityKey}
    />
  );
}
