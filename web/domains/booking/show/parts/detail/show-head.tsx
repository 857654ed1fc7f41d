import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock, Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { FavoriteStar } from '#web/domains/identity/favorite-subject/widgets/favorite-star.tsx';
import { formatDay } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Tag } from '#web/ui/status.tsx';
import { artistNames } from '../../model/names.ts';
import { dayOf, endDay, isSeveralDays } from '../../model/when.ts';
import { ConfirmShowDialog } from '../../widgets/confirm-show-dialog.tsx';
import { ExtendOption } from '../../widgets/extend-option.tsx';
import { StatusControl } from '../../widgets/status-control.tsx';
import { useMayEdit } from '../../widgets/use-may-edit.ts';
import { ShowTimes } from '../show-times.tsx';

/** The day an option ends; who may, moves it here. */
function ExpiryButton({ show }: { readonly show: Show }) {
  const internal = useInternal();
  const may = useCan()('show.update') && internal && !show.lockedAt;
  if (show.phase !== 'options') return null;
  const words = show.expiresOn ? (
    <Trans>until {formatDay({ date: show.expiresOn })}</Trans>
  ) : (
    <Trans>No expiry date</Trans>
  );
  if (!may) return <span className="sd-expiry meta num">{words}</span>;
  return (
    <ExtendOption
      show={show}
      trigger={
        <button type="button" className={buttonClass({}, 'sd-expiry num')}>
          <Clock size={14} aria-hidden="true" />
          {words}
        </button>
      }
    />
  );
}

/** The one next step: an option is confirmed, all else is edited. */
function NextStep({ show }: { readonly show: Show }) {
  const can = useCan();
  const mayEdit = useMayEdit(show);
  const [confirming, setConfirming] = useState(false);
  if (show.lockedAt) return null;
  if (show.phase === 'options' && !show.isPreliminary && can('show.confirm')) {
    return (
      <>
        <Button kind="primary" icon={<Check size={14} aria-hidden="true" />} onClick={() => setConfirming(true)}>
          <Trans>Confirm show</Trans>
        </Button>
        {confirming && <ConfirmShowDialog show={show} onClose={() => setConfirming(false)} />}
      </>
    );
  }
  if (!mayEdit) return null;
  return (
    <PageLink to={`/show/${show.id}/edit`} className={buttonClass()}>
      <Pencil size={14} aria-hidden="true" />
      <Trans>Edit</Trans> <Kbd keys="e" />
    </PageLink>
  );
}

function Line({ show }: { readonly show: Show }) {
  const days = [formatDay({ date: dayOf(show) }, { year: true })];
  if (isSeveralDays(show)) days.push(formatDay({ date: endDay(show) }));
  return (
    <div className="row wrap sd-line">
      <b className="num">{days.join(' – ')}</b>
      <span className="num">
        <ShowTimes show={show} inline />
      </span>
      {show.isNight && (
        <Tag tone="violet">
          <Trans>night</Trans>
        </Tag>
      )}
      {show.production && <span className="cut">{show.production.name}</span>}
    </div>
  );
}

export function ShowHead({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const { venue } = show;
  return (
    <header className="sd-head">
      <Avatar name={show.artists[0]?.name ?? ''} size={44} />
      <div className="col grow">
        <div className="row wrap sd-title">
          <h1>{artistNames(show)}</h1>
          {venue && (
            <>
              <span className="mut">{t`at`}</span>
              <PageLink to={`/company/${venue.venueId}`} className="sd-venue">
                {venue.name}, {venue.city}
              </PageLink>
            </>
          )}
          <FavoriteStar entity="show" recordId={show.id} title={`${show.number} ${artistNames(show)}`} />
          {show.lockedAt && <Lock size={15} className="dim" role="img" aria-label={t`locked`} />}
        </div>
        <Line show={show} />
      </div>
      <div className="row wrap sd-actions">
        <StatusControl show={show} />
        <ExpiryButton show={show} />
        <NextStep show={show} />
      </div>
    </header>
  );
}
