import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { LinkRow } from '#shared/domains/relations/link/schemas.ts';
import { agreementActivity, linksQuery } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { EmailStateMark } from '#web/domains/relations/email-message/widgets/email-state.tsx';
import { LinkActions } from '#web/domains/relations/link/widgets/link-actions.tsx';
import { mailTrouble } from '#web/domains/relations/link/widgets/mail-trouble.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/status.tsx';

const { copy, withdraw } = linkContract.routes;

function Actions({ link, paperId: agreementId }: { readonly link: LinkRow; readonly paperId: string }) {
  const queries = useQueryClient();
  const kind = useAgreementKind();
  const at = { params: { id: link.id }, body: { entity: kind.entity } };
  const again = async () => {
    await queries.invalidateQueries({ queryKey: linksQuery(kind, agreementId).queryKey });
    await queries.invalidateQueries({ queryKey: agreementActivity(kind, agreementId).queryKey });
  };
  const copied = async () => {
    const answer = await call(copy, at);
    void again();
    return answer;
  };
  const end = async () => {
    await call(withdraw, at);
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
  const until = day({ instant: link.expiresAt, zone });
  return (
    <span className="meta num">
      {link.lastOpenedAt ? <Trans>Opened {near(link.lastOpenedAt)}</Trans> : <Trans>Not opened yet</Trans>}
      {' · '}
      <Trans>until {until}</Trans>
      {link.needsCode && (
        <>
          {' · '}
          <Trans>code required</Trans>
        </>
      )}
    </span>
  );
}

/** A link that has just been made is mailed within seconds. */
const LOOK_MS = 3_000;

/** Lists the links to this agreement: their recipients, whether they were opened, and until when they work. */
export function LinksPanel({ paperId: agreementId }: { readonly paperId: string }) {
  const { t } = useLingui();
  const kind = useAgreementKind();
  const { data } = useQuery({
    ...linksQuery(kind, agreementId),
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
              <Actions link={link} paperId={agreementId} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
