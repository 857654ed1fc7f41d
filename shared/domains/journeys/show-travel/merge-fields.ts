import { flightSegmentFields } from '#shared/domains/journeys/flight/merge-fields.ts';
import { trainSegmentFields } from '#shared/domains/journeys/train/merge-fields.ts';
import { type MergeField, mergeField, mergeList, mergeTexts } from '#shared/kernel/record/merge-field.ts';

const booked = mergeTexts('', 'bookingReference travellers');

/** How one gets to a show and where one sleeps (outsiders section 6): a line per flight and train, ride and stay. */
export const showTravelFields: readonly MergeField[] = [
  mergeList('flights', [...flightSegmentFields, ...booked]),
  mergeList('trains', [...trainSegmentFields, ...booked]),
  mergeList('transports', [
    mergeField('date', 'date'),
    ...mergeTexts('', 'title departure arrival driver mobile vehicle travellers'),
  ]),
  mergeList('hotels', [
    mergeField('date', 'date'),
    mergeField('endDate', 'date'),
    mergeField('nights', 'number'),
    ...mergeTexts('', 'name address phone checkIn checkOut'),
    ...booked,
  ]),
];
