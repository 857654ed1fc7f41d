import { Trans } from '@lingui/react/macro';
import type { PersonSummary } from '#shared/domains/attached/note/schemas.ts';
import type { BilledArtist, Show } from '#shared/domains/booking/show/schemas.ts';
import type { TeamSummary } from '#shared/domains/identity/user/team.ts';
import { FreeFacts } from '#web/domains/identity/free-field/widgets/free-facts.tsx';
import { TeamList } from '#web/domains/identity/user/widgets/team.tsx';
import { usePhaseNames } from '#web/domains/reference/status/widgets/phase-names.ts';
import { TagChips } from '#web/domains/reference/tag/widgets/tag-chips.tsx';
import { formatDay } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { InternalNote } from '#web/ui/record/internal-note.tsx';

function moreFacts(show: ShowFactsProps['show'], room: ShowFactsProps['room'], zone: string) {
  const day = (instant: string) => <span className="num">{formatDay({ instant, zone }, { year: true })}</span>;
  return [
    { id: 'room', label: <Trans>Room</Trans>, value: room },
    { id: 'description', label: <Trans>Description</Trans>, value: show.description },
    { id: 'performance', label: <Trans>Performance</Trans>, value: show.timeOfPerformance },
    { id: 'zone', label: <Trans>Time zone</Trans>, value: show.zone.replaceAll('_', ' ') },
    { id: 'created', label: <Trans>Created</Trans>, value: day(show.createdAt) },
    { id: 'changed', label: <Trans>Changed</Trans>, value: day(show.updatedAt) },
  ];
}

function ArtistLinks({ artists }: Pick<ShowFactsProps, 'artists'>) {
  return artists.map(({ artistId, name }) => (
    <PageLink key={artistId} to={`/artist/${artistId}`} className="sd-fact-link">
      {name}
    </PageLink>
  ));
}

function OwnerName({ owner }: Pick<ShowFactsProps, 'owner'>) {
  return (
    <span className="row">
      <Avatar name={owner.name} userId={owner.userId} round />
      {owner.name}
    </span>
  );
}

interface ShowFactsProps {
  readonly show: Show;
  readonly owner: PersonSummary;
  readonly team: TeamSummary[];
  readonly artists: BilledArtist[];
  readonly production: { productionId: string; name: string } | undefined;
  readonly room: string | undefined;
}
function ShowFacts({ show, owner, team, artists, production, room }: ShowFactsProps) {
  const phases = usePhaseNames();
  const { zone } = useMe().user;

  return (
    <Facts
      items={[
        { id: 'phase', label: <Trans>Phase</Trans>, value: phases[show.phase] },
        {
          id: 'owner',
          label: <Trans>Owner</Trans>,
          value: <OwnerName owner={owner} />,
        },
        {
          id: 'team',
          label: <Trans>Team</Trans>,
          value: team.length > 0 && <TeamList team={team} />,
        },
        {
          id: 'artists',
          label: <Trans>Artists</Trans>,
          value: <ArtistLinks artists={artists} />,
        },
        {
          id: 'production',
          label: <Trans>Production</Trans>,
          value: production && <PageLink to={`/production/${production.productionId}`}>{production.name}</PageLink>,
        },
        {
          id: 'tags',
          label: <Trans>Tags</Trans>,
          value: (show.tagIds?.length ?? 0) > 0 && <TagChips area="show" tagIds={show.tagIds} />,
        },
        ...moreFacts(show, room, zone),
      ]}
    />
  );
}

function SharedNotes({ externalNotes }: { readonly externalNotes: string }) {
  return (
    <>
      <h2>
        <Trans>Shared notes</Trans>
      </h2>
      <p className="pre">{externalNotes}</p>
    </>
  );
}

function OwnNotes({ internalNotes }: { readonly internalNotes: string }) {
  return (
    <>
      <h2>
        <Trans>Notes</Trans>
      </h2>
      <InternalNote text={internalNotes} />
    </>
  );
}

/** Details and the agency's own notes. */
export function ShowSide({ show }: { readonly show: Show }) {
  const { owner, team = [], artists, production, room, internalNotes, externalNotes } = show;

  return (
    <aside className="sd-side">
      <h2>
        <Trans>Details</Trans>
      </h2>
      <ShowFacts show={show} owner={owner} team={team} artists={artists} production={production} room={room} />
      <FreeFacts area="show" record={show} />
      {externalNotes && <SharedNotes externalNotes={externalNotes} />}
      {internalNotes && <OwnNotes internalNotes={internalNotes} />}
    </aside>
  );
}
