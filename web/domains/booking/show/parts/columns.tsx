import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { typedNames } from '#shared/domains/booking/show/request-rules.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { useTagColumn } from '#web/domains/reference/tag/widgets/carried.tsx';
import { RecordCardsContext } from '#web/kits/record/record-cards.ts';
import { formatDay, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { column, type ListColumn } from '#web/ui/list/columns.ts';
import { artistNames } from '../model/names.ts';
import { AsTyped } from '../widgets/request-marks.tsx';
import { ShowDate, ShowStatus } from './show-marks.tsx';

const Artist = ({ show }: { readonly show: ShowRow }) => (
  <span className="row">
    <Avatar name={show.artists[0]?.name ?? ''} />
    <b className="strong cut">{artistNames(show)}</b>
  </span>
);
function Venue({ show }: { readonly show: ShowRow }) {
  const { venue } = show;
  const { venue: typed } = typedNames(show);
  if (!venue) return typed ? <AsTyped>{typed}</AsTyped> : null;
  return (
    <>
      {venue.name}
      <span className="dim">, {venue.city}</span>
    </>
  );
}
function Promoter({ show }: { readonly show: ShowRow }) {
  const { promoter: typed } = typedNames(show);
  return typed ? <AsTyped>{typed}</AsTyped> : show.promoter?.name;
}
const Person = ({ name }: { readonly name: string }) => (
  <span className="row">
    <Avatar name={name} round />
    <span className="cut">{name}</span>
  </span>
);

/** px of a letter, and of the hour with its moon. */
const LETTER = 6.5;
const HOUR = 60;
/** As wide as the reader's longest dates: `qua. 27 de set. de 2000` takes more than `Wed 27 Sep 2000`. */
const dateWidth = () => `${Math.max(178, Math.ceil(formatDay({ date: '2000-09-27' }).length * LETTER + HOUR))}px`;

/** Returns the columns of the list: fee and advancing only for users who may see them. */
export function useShowColumns(): readonly ListColumn<ShowRow>[] {
  const { t } = useLingui();
  const can = useCan();
  const { Advancing } = use(RecordCardsContext);
  const tags = useTagColumn<ShowRow>('show');
  const columns: ListColumn<ShowRow>[] = [
    column('date', t`Date`, { sort: 'date', priority: 1, width: dateWidth() }, (show) => <ShowDate show={show} />),
    column('artist', t`Artist`, { sort: 'artist', priority: 1, width: 'minmax(150px, 1.3fr)' }, (show) => (
      <Artist show={show} />
    )),
    column('venue', t`Venue`, { sort: 'venue', priority: 1, width: 'minmax(150px, 1.5fr)' }, (show) => (
      <Venue show={show} />
    )),
    column('status', t`Status`, { sort: 'status', priority: 1, width: 'minmax(130px, 0.9fr)' }, (show) => (
      <ShowStatus show={show} />
    )),
    column('promoter', t`Promoter`, { priority: 3, width: 'minmax(110px, 1fr)' }, (show) => <Promoter show={show} />),
    column(
      'fee',
      t`Fee`,
      { sort: 'fee', priority: 1, width: '112px', align: 'right' },
      (show) => show.fee && formatMoney(show.fee.minor, show.fee.currency),
    ),
    column(
      'expected',
      t`Expected`,
      { optional: true, priority: 2, width: '112px', align: 'right' },
      ({ expected, fee }) => {
        const result = expected ?? fee;
        return result && formatMoney(result.minor, result.currency);
      },
    ),
    column('owner', t`Owner`, { priority: 2, width: '120px' }, (show) => <Person name={show.owner.name} />),
    { ...tags, optional: true },
    column('number', t`Number`, { optional: true, priority: 2, width: '76px' }, (show) => show.number),
    column(
      'production',
      t`Production`,
      { optional: true, priority: 3, width: 'minmax(110px, 1fr)' },
      (show) => show.production?.name,
    ),
    column('contact', t`Contact`, { optional: true, priority: 3, width: '130px' }, (show) => show.contact?.fullName),
    column(
      'capacity',
      t`Capacity`,
      { optional: true, priority: 3, width: '80px', align: 'right' },
      ({ venue, capacity = venue?.capacity }) => capacity !== undefined && formatNumber(capacity),
    ),
    column('advancing', t`Advancing`, { optional: true, priority: 2, width: 'minmax(110px, 0.7fr)' }, (show) => (
      <Advancing showId={show.id} />
    )),
    column(
      'description',
      t`Description`,
      { optional: true, priority: 3, width: 'minmax(110px, 1fr)' },
      (show) => show.description,
    ),
  ];
  const hidden = [
    ...(can('show.readDeal') ? [] : ['fee', 'expected']),
    ...(can('advancing.read') ? [] : ['advancing']),
  ];
  return columns.filter(({ id }) => !hidden.includes(id));
}
