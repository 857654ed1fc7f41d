import { journeyRecord } from '#shared/domains/journeys/travel/journey-record.ts';

const laterRights = { 8: ['read', 'update', 'delete'] };
export const trainRecord = journeyRecord({ code: 12, name: 'train', viewNo: 18, place: 30, laterRights });
