import { Trans, useLingui } from '@lingui/react/macro';
import { AlarmClock } from 'lucide-react';
import { Suspense } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { OrdinalRank } from '#web/domains/reference/status/widgets/ordinal-rank.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { part } from '#web/ui/part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Rank } from '#web/ui/status.tsx';
import type { Expiring } from './questions.ts';

const Actions = part(async () => (await import('./option-actions.tsx')).OptionActions);

const HOT_DAYS = 1;
const SHOWN = 6;

function Left({ days, expiresOn }: Pick<Expiring, 'days' | 'expiresOn'>) {
  const { day } = useFormat();
  const hot = days <= HOT_DAYS;
  return (
    <span className={cx('da-left num', hot && 'hot')}>
      {hot && <AlarmClock size={13} aria-hidden="true" />}
      {days < 0 && <Trans>expired {day({ date: expiresOn })}</Trans>}
      {days === 0 && <Trans>today</Trans>}
      {days === 1 && <Trans>tomorrow</Trans>}
      {days > 1 && day({ date: expiresOn })}
    </span>
  );
}

type OptionLineProps = Readonly<{ mayAct: boolean; show: ShowRow; days: number; expiresOn: string }>;
function OptionLine({ mayAct, show, days, expiresOn }: OptionLineProps) {
  const { day } = useFormat();
  return (
    <li>
      <span className="row">
        <Avatar name={show.artists[0]?.name ?? ''} />
        <PageLink to={`/show/${show.id}`} className="strong cut">
          {show.artists.map(({ name }) => name).join(', ')}
        </PageLink>
      </span>
      <span className="num">{day({ date: agendaDays(show).first })}</span>
      <span className="mut cut">{show.venue ? `${show.venue.name}, ${show.venue.city}` : show.description}</span>
      <span>
        {show.rank > 0 && (
          <Rank>
            <OrdinalRank value={show.rank} />
          </Rank>
        )}
      </span>
      <Left days={days} expiresOn={expiresOn} />
      {mayAct && !show.lockedAt && (
        <Suspense>
          <Actions show={show} />
        </Suspense>
      )}
    </li>
  );
}

/** The options of this agent that end soon: each is lost, or must be confirmed, extended or released. */
export function OptionsCard({ options }: { readonly options: readonly Expiring[] | undefined }) {
  const { t } = useLingui();
  const mayAct = useCan()('show.update');
  return (
    <Card
      className="da-c"
      title={t`My options expiring`}
      count={options?.length ?? 0}
      action={
        <PageLink to={`/show?phase=${encodeURIComponent('{"any":["options"]}')}`} className="link">
          {t`All options`}
        </PageLink>
      }
    >
      {!options && <SkeletonLines lines={4} />}
      {options?.length === 0 && <p className="card-b meta">{t`None of your options expires in the next two weeks.`}</p>}
      <ul className="lines da-opt">
        {options?.slice(0, SHOWN).map(({ show, days, expiresOn }) => (
          <OptionLine key={show.id} mayAct={mayAct} show={show} days={days} expiresOn={expiresOn} />
        ))}
      </ul>
    </Card>
  );
}
