import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { typedNames } from '#shared/domains/booking/show/request-rules.ts';
import type { BilledArtist, ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { TagChips } from '#web/domains/reference/tag/widgets/tag-chips.tsx';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SidePreview } from '#web/ui/side-preview.tsx';
import { dayOf } from '../model/when.ts';
import { MapLink } from '../parts/map-link.tsx';
import { ShowStatus } from '../parts/show-marks.tsx';
import { ShowTimes } from '../parts/show-times.tsx';
import { ConflictList } from './conflict-list.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { RequestButtons } from './request-buttons.tsx';
import { AsTyped } from './request-marks.tsx';
import { StatusControl } from './status-control.tsx';
import { useInternal } from './use-internal.ts';
import { useConflicts } from './use-rivals.ts';
import './show-widgets.css';
import type { PersonSummary } from '#shared/domains/attached/note/schemas.ts';
import type { VenueSummary } from '#shared/domains/relations/company/schemas.ts';

/** The next steps: a request is decided on, an option is confirmed, extended or released. */
const Steps = ({ show }: { readonly show: ShowRow }) =>
  show.isPreliminary ? <RequestButtons show={show} /> : <OptionButtons show={show} />;

type ShowPreviewProps = Readonly<{ show: ShowRow; onClose: () => void }>;

function Owner({ owner }: { readonly owner: PersonSummary }) {
  return (
    <dd className="row">
      <Avatar name={owner.name} userId={owner.userId} round />
      {owner.name}
    </dd>
  );
}

type FactProps = Readonly<{ term: ReactNode; className: string; children: ReactNode }>;
const Fact = ({ term, className, children }: FactProps) => (
  <>
    <dt>{term}</dt>
    <dd className={className}>{children}</dd>
  </>
);

function Facts({ show }: { readonly show: ShowRow }) {
  const { venue, promoter, production, owner, fee, expected } = show;
  const { promoter: typed = '' } = typedNames(show);
  const capacity = show.capacity ?? venue?.capacity;
  return (
    <dl className="props">
      <dt>
        <Trans>Date</Trans>
      </dt>
      <dd className="num">{formatDay({ date: dayOf(show) }, { year: true })}</dd>
      <dt>
        <Trans>On stage</Trans>
      </dt>
      <dd className="num">
        <ShowTimes show={show} />
      </dd>
      {fee && (
        <Fact term={<Trans>Fee</Trans>} className="num">
          {formatMoney(fee.minor, fee.currency)}
        </Fact>
      )}
      {expected && (
        <Fact term={<Trans>Expected</Trans>} className="num">
          {formatMoney(expected.minor, expected.currency)}
        </Fact>
      )}
      {capacity !== undefined && (
        <Fact term={<Trans>Capacity</Trans>} className="num">
          {formatNumber(capacity)}
        </Fact>
      )}
      {(promoter || typed) && (
        <Fact term={<Trans>Promoter</Trans>} className="cut">
          {promoter ? promoter.name : <AsTyped>{typed}</AsTyped>}
        </Fact>
      )}
      {production && (
        <Fact term={<Trans>Production</Trans>} className="cut">
          {production.name}
        </Fact>
      )}
      <dt>
        <Trans>Owner</Trans>
      </dt>
      <Owner owner={owner} />
    </dl>
  );
}

function Contact({ contact }: { readonly contact: NonNullable<ShowRow['contact']> }) {
  const { t } = useLingui();
  return (
    <div className="row pv-c">
      <Avatar name={contact.fullName} round size={26} />
      <b className="strong grow cut">{contact.fullName}</b>
      {contact.email && (
        <a className="ib" href={`mailto:${contact.email}`} aria-label={t`Email ${contact.fullName}`}>
          <Mail size={15} />
        </a>
      )}
    </div>
  );
}

interface PreviewHeadProps extends Pick<ShowPreviewProps, 'show'> {
  readonly venue: VenueSummary | undefined;
  readonly artists: BilledArtist[];
}
function PreviewHead({ show, venue, artists }: PreviewHeadProps) {
  const { t } = useLingui();
  const typed = typedNames(show);
  const names = artists.map(({ name }) => name).join(', ');
  return (
    <div className="row">
      <Avatar name={artists[0]?.name ?? ''} size={36} />
      <span className="col">
        <h2 className="cut">{names}</h2>
        <span className="meta cut">
          {venue ? `${venue.name}, ${venue.city}` : (typed.venue ?? t`Venue to be announced`)}
        </span>
      </span>
    </div>
  );
}

interface StatusLineProps extends Pick<ShowPreviewProps, 'show'> {
  readonly expiresOn: string | undefined;
}
function StatusLine({ show, expiresOn }: StatusLineProps) {
  return (
    <div className="row wrap">
      {show.isPreliminary ? <ShowStatus show={show} /> : <StatusControl show={show} />}
      {show.phase === 'options' && expiresOn && (
        <span className="amber txt num meta">
          <Trans>until {formatDay({ date: expiresOn })}</Trans>
        </span>
      )}
    </div>
  );
}

/** Shows the main facts of a show and its next step, beside lists and in planning. */
export function ShowPreview({ show, onClose }: ShowPreviewProps) {
  const can = useCan();
  const internal = useInternal();
  const conflicts = useConflicts(show);
  const { venue, contact, artists, expiresOn } = show;
  const actable = show.phase === 'options' && !show.lockedAt && can('show.update') && internal;
  return (
    <SidePreview number={show.number} onClose={onClose} footer={actable && <Steps show={show} />}>
      <div className="pv-b">
        <PreviewHead show={show} venue={venue} artists={artists} />
        <StatusLine show={show} expiresOn={expiresOn} />
        <TagChips area="show" tagIds={show.tagIds} />
        <Facts show={show} />
      </div>
      {venue?.lat !== undefined && venue.lng !== undefined && (
        <div className="pv-b">
          <MapLink lat={venue.lat} lng={venue.lng} name={venue.name} />
        </div>
      )}
      <div className="pv-b sh-pv-foot">
        {show.lockedAt && (
          <Notice tone="blue" fact={<Trans>Locked by {show.lockedBy}.</Trans>}>
            <Trans>Unlock the show to change it.</Trans>
          </Notice>
        )}
        <ConflictList conflicts={conflicts} />
        {contact && <Contact contact={contact} />}
      </div>
    </SidePreview>
  );
}
