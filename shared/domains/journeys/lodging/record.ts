import { journeyRecord } from '#shared/domains/journeys/travel/journey-record.ts';

const laterRights = { 9: ['read', 'update', 'delete'] };
export const lodgingRecord = journeyRecord(
  { code: 13, name: 'lodging', viewNo: 19, place: 50, laterRights },
  'stay',
  'drag',
);
