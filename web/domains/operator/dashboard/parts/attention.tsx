import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { cx } from '#web/ui/cx.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { COMING_DAYS, comingQuestion, type Expiring, todayQuestion } from './questions.ts';

type TileProps = Readonly<{ tone: Tone; count: number; to: string; label: ReactNode; detail: ReactNode }>;
const Tile = ({ tone, count, to, label, detail }: TileProps) => (
  <PageLink to={to}>
    <span className={cx('da-n num', tone)}>{count}</span>
    <span className="col">
      <b className="cut">{label}</b>
      <span className="meta cut">{detail}</span>
    </span>
  </PageLink>
);

function OptionsTile({ expiring }: Pick<AttentionProps, 'expiring'>) {
  const { day } = useFormat();
  const [next] = expiring;
  return (
    <Tile
      tone="amber"
      count={expiring.length}
      to={`/show?phase=${encodeURIComponent('{"any":["options"]}')}`}
      label={<Trans>Options expiring</Trans>}
      detail={next ? <Trans>earliest: {day({ date: next.expiresOn })}</Trans> : <Trans>none of yours</Trans>}
    />
  );
}

type AttentionProps = Readonly<{ today: LocalDate; expiring: readonly Expiring[] }>;
/** The figures of the day, each the way to what it counts. */
export function Attention({ today, expiring }: AttentionProps) {
  const { t } = useLingui();
  const { unseen } = useMe();
  const playing = useQuery(queryOf(showContract.routes.list, { body: todayQuestion(today) })).data;
  const coming = useQuery(queryOf(showContract.routes.list, { body: comingQuestion(today) })).data;
  const cities = new Set(playing?.rows.flatMap(({ venue }) => venue?.city ?? [])).size;
  return (
    <nav className="da-att" aria-label={t`Today at a glance`}>
      <OptionsTile expiring={expiring} />
      <Tile
        tone="blue"
        count={playing?.total ?? 0}
        to={`/schedule/day?date=${today}`}
        label={t`Shows today`}
        detail={<Plural value={cities} one="in # city" other="in # cities" />}
      />
      <Tile
        tone="teal"
        count={coming?.total ?? 0}
        to="/planning/month"
        label={t`Upcoming shows`}
        detail={<Trans>in {COMING_DAYS} days</Trans>}
      />
      <Tile tone="violet" count={unseen} to="/notification" label={t`Unread`} detail={t`in your inbox`} />
    </nav>
  );
}
