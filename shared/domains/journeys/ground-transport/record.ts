import { journeyRecord } from '#shared/domains/journeys/travel/journey-record.ts';

const laterRights = { 4: ['read', 'update', 'delete'] };
export const groundTransportRecord = journeyRecord(
  { code: 8, name: 'groundTransport', viewNo: 14, place: 40, laterRights },
  'drag',
);
