import { calendarOf } from '#functions/platform/appointment.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byId, byWord, type ListMapping, outsideHidden, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { rideSpan, rideTitle } from '#shared/domains/ground-transport/rules.ts';
import type { End, GroundTransportFields } from '#shared/domains/ground-transport/schemas.ts';
import { PHASES } from '#shared/kernel/appointment.ts';
import { addDays, minutesOf } from '#shared/kernel/date.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { fold } from '#shared/kernel/text.ts';

/** Clustered by the minute a ride leaves. */
const index = defineList({
  name: 'groundTransport',
  key: 'number',
  columns: {
    phase: 'u8',
    artists: 'many',
    travellers: 'many',
    shows: 'many',
    tags: 'many',
    artist: 'text',
    words: 'text',
  },
});

const dayKey = (day: string): number => minutesOf(`${day}T00:00`);

export const groundTransportMapping: ListMapping = {
  keyword: 'words',
  fields: {
    artist: byId('artists'),
    traveller: byId('travellers'),
    show: byId('shows'),
    phase: byWord('phase', PHASES),
    tag: byId('tags'),
  },
  sorts: { date: 'key', artist: 'artist' },
  hidden: outsideHidden('tag', 'traveller'),
  range: (from, to) => ({
    ...(from ? { from: dayKey(from) } : {}),
    ...(to ? { to: dayKey(addDays(to, 1)) } : {}),
  }),
};

const placeWords = ({ placeName, placeAddress, locationTypeOther }: End) =>
  [placeName, placeAddress, locationTypeOther].join(' ');

/** Rides: list by departure, in the calendar of their artist. */
export const groundTransportStore = new RecordStore<GroundTransportFields>({
  name: 'groundTransport',
  title: rideTitle,
  card: (ride) => [rideTitle(ride), ride.artists.map(({ artistId }) => artistId)],
  calendar: calendarOf((ride) =>
    ride.artists.map(({ artistId }) => ({
      kind: 'groundTransport',
      recordNo: ride.no,
      id: ride.id,
      artistNo: noOf(artistId),
      title: rideTitle(ride),
      city: '',
      statusId: '',
      phase: ride.phase,
      rank: 0,
      ...rideSpan(ride),
      rev: ride.rev,
      hexColor: ride.routeHexColor,
    })),
  ),
  list: listOf(index, (ride) => ({
    no: ride.no,
    key: minutesOf(ride.start.dateTimeLocal),
    phase: wordNo(PHASES, ride.phase),
    artists: ride.artists.map(({ artistId }) => noOf(artistId)),
    travellers: ride.travellers.map(({ contactId }) => noOf(contactId)),
    shows: (ride.showIds ?? []).map(noOf),
    tags: (ride.tagIds ?? []).map(noOf),
    artist: fold(ride.artists[0]?.name ?? ''),
    words: fold(
      [
        ...ride.artists.map(({ name }) => name),
        ...ride.travellers.map(({ name }) => name.fullName),
        placeWords(ride.start),
        placeWords(ride.end),
        ride.driver.name,
        ride.driver.vehicleModel,
      ].join(' '),
    ),
  })),
  picker: pickerOf(definePicker({ entity: 'groundTransport' }), (ride) => ({
    key: ride.id,
    value: rideTitle(ride),
    sublabel: [ride.start.dateTimeLocal.replace('T', ' '), ...ride.artists.map(({ name }) => name)].join(', '),
    words: [...ride.artists.map(({ name }) => name), placeWords(ride.start), placeWords(ride.end)],
    facets: { artists: ride.artists.map(({ artistId }) => artistId).join(' ') },
  })),
});
