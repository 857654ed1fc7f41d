import { journeyRecord } from '#shared/domains/journeys/travel/journey-record.ts';

const laterRights = { 7: ['read', 'update', 'delete'] };
export const flightRecord = journeyRecord({ code: 11, name: 'flight', viewNo: 17, place: 20, laterRights });
