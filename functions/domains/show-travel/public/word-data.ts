import { flightSegment } from '#functions/domains/flight/public/word-data.ts';
import { travelStores } from '#functions/domains/show-travel/public/stores.ts';
import { trainSegment } from '#functions/domains/train/public/word-data.ts';
import { seesTravel } from '#functions/domains/travel/public/access.ts';
import { dayValue } from '#functions/platform/documents/word/values.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { rideTitle } from '#shared/domains/ground-transport/rules.ts';
import { nightsOf } from '#shared/domains/lodging/rules.ts';
import type { TravelFields } from '#shared/domains/travel/schemas.ts';
import type { TravelKind } from '#shared/kernel/appointment.ts';
import { dateOf, type LocalDateTime, timeOf } from '#shared/kernel/date.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** Finds the journeys of a kind that belong to a show and take place, as far as the caller may see them. */
async function ofShow<T extends TravelFields>(
  ctx: UserContext,
  showNo: number,
  kind: TravelKind,
  store: RecordStore<T>,
): Promise<Stored<T>[]> {
  if (!ctx.actor.permissions.has(`${kind}.read`)) return [];
  const filters = [{ column: 'shows', anyOf: [showNo] }];
  const nos = (await store.definition.list?.all(ctx.tenantId, { filters })) ?? [];
  const found = await store.many(ctx, nos, new Set(nos));
  return found.filter((one) => !one.deletedAt && one.phase !== 'cancelled' && seesTravel(ctx, one));
}

const travellersOf = ({ travellers }: TravelFields) => travellers.map(({ name }) => name.fullName).join(', ');
const clock = (time: LocalDateTime) => ({ date: dayValue(dateOf(time)), time: timeOf(time) });

/** Returns the journeys and stays of a show; every key is one of `showTravelFields`. */
export async function showTravelData(ctx: UserContext, showNo: number) {
  const [flights, trains, rides, stays] = await Promise.all([
    ofShow(ctx, showNo, 'flight', travelStores.flight),
    ofShow(ctx, showNo, 'train', travelStores.train),
    ofShow(ctx, showNo, 'groundTransport', travelStores.groundTransport),
    ofShow(ctx, showNo, 'lodging', travelStores.lodging),
  ]);
  const booked = (journey: TravelFields & { readonly bookingReference: string }) => ({
    bookingReference: journey.bookingReference,
    travellers: travellersOf(journey),
  });
  return {
    flights: flights.flatMap((flight) => flight.segments.map((one) => ({ ...flightSegment(one), ...booked(flight) }))),
    trains: trains.flatMap((train) => train.segments.map((one) => ({ ...trainSegment(one), ...booked(train) }))),
    transports: rides.map((ride) => ({
      title: rideTitle(ride),
      date: clock(ride.start.dateTimeLocal).date,
      departure: clock(ride.start.dateTimeLocal).time,
      arrival: clock(ride.end.dateTimeLocal).time,
      driver: ride.driver.name,
      mobile: ride.driver.mobile,
      vehicle: ride.driver.vehicleModel,
      travellers: travellersOf(ride),
    })),
    hotels: stays.map((stay) => ({
      name: stay.placeName,
      address: stay.placeAddress,
      phone: stay.phone,
      date: clock(stay.stay.checkIn).date,
      checkIn: clock(stay.stay.checkIn).time,
      endDate: clock(stay.stay.checkOut).date,
      checkOut: clock(stay.stay.checkOut).time,
      nights: nightsOf(stay),
      ...booked(stay),
    })),
  };
}
