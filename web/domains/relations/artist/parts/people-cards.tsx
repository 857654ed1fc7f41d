import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import type { Artist } from '#shared/domains/relations/artist/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { WebLink } from '#web/ui/record/links.tsx';
import { Tag } from '#web/ui/status.tsx';
import { useRateText } from './artist-facts.tsx';
import './artist.css';

type AgentLineProps = Readonly<{ userId: string; name: string; commissionRate: number }>;
function AgentLine({ userId, name, commissionRate }: AgentLineProps) {
  const rateText = useRateText();
  return (
    <li>
      <span className="row">
        <Avatar name={name} userId={userId} round />
        <span className="strong cut">{name}</span>
      </span>
      <span className="meta">
        <Trans>Agent</Trans>
      </span>
      <span className="num">{rateText(commissionRate)}</span>
    </li>
  );
}

function ManagementLine({ management }: { readonly management: { companyId: string; name: string } }) {
  return (
    <li>
      <PageLink to={`/company/${management.companyId}`} className="strong cut">
        {management.name}
      </PageLink>
      <span className="meta">
        <Trans>Management</Trans>
      </span>
    </li>
  );
}

type MemberLineProps = Readonly<{ contactId: string | undefined; name: string; part: string }>;
function MemberLine({ contactId, name, part }: MemberLineProps) {
  return (
    <li>
      {contactId ? (
        <PageLink to={`/contact/${contactId}`} className="strong cut">
          {name}
        </PageLink>
      ) : (
        <span className="strong cut">{name}</span>
      )}
      <span className="meta">{part}</span>
    </li>
  );
}

function People({ artist: { id, members = [], team = [], management } }: { readonly artist: Artist }) {
  const { t } = useLingui();
  const can = useCan();
  const isEmpty = members.length + team.length === 0 && !management;
  if (isEmpty && !can('artist.update')) return null;
  return (
    <Card
      title={t`Team and touring party`}
      count={members.length + team.length}
      action={
        can('artist.update') && (
          <PageLink to={`/artist/${id}/edit`} className={buttonClass({ kind: 'ghost', size: 'sm' })}>
            {t`Edit team`}
          </PageLink>
        )
      }
    >
      {members.length === 0 && (
        <p className="card-b meta">{t`No touring party yet. Its people are offered on flights, hotels and rides.`}</p>
      )}
      <ul className="lines rec-shows">
        {team.map(({ userId, name, commissionRate }) => (
          <AgentLine key={userId} userId={userId} name={name} commissionRate={commissionRate} />
        ))}
        {management && <ManagementLine management={management} />}
        {members.map(({ contactId, name, part }) => (
          <MemberLine key={contactId ?? name} contactId={contactId} name={name} part={part} />
        ))}
      </ul>
    </Card>
  );
}

function Press({ artist: { biography = '', pressLinks = [] } }: { readonly artist: Artist }) {
  const { t } = useLingui();
  if (!biography && pressLinks.length === 0) return null;
  return (
    <Card title={t`Press material`}>
      <div className="card-b">
        {biography && <p className="ar-text">{biography}</p>}
        <ul>
          {pressLinks.map(({ label, url }) => (
            <li key={url}>
              {label}: <WebLink address={url} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Lists the users, of the agency and from outside, who can see the artist. */
function Access({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const can = useCan();
  const { data } = useQuery({
    ...queryOf(artistContract.routes.usersWithAccess, { body: { artistId: id } }),
    enabled: can('user.read'),
  });
  if (!data) return null;
  return (
    <Card title={t`Users with access`} count={data.rows.length}>
      <ul className="lines rec-shows">
        {data.rows.map((user) => (
          <li key={user.id}>
            <span className="row">
              <Avatar name={user.name} userId={user.id} round />
              <span className="cut">{user.name}</span>
            </span>
            <span className="micro cut">{user.email}</span>
            <span>{user.allArtists ? <Tag>{t`all artists`}</Tag> : <Tag tone="blue">{t`this artist`}</Tag>}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const PeopleCards = ({ artist }: { readonly artist: Artist }) => (
  <>
    <People artist={artist} />
    <Press artist={artist} />
    <Access id={artist.id} />
  </>
);
