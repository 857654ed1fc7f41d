import { travelDefinition } from '#functions/domains/journeys/travel/public/area.ts';
import { joined, located, placed } from '#functions/domains/journeys/travel/public/parts.ts';
import { hopTitle, trainName, trainStretches, trainTitle } from '#shared/domains/journeys/train/rules.ts';
import type { TrainEnd } from '#shared/domains/journeys/train/schemas.ts';
import { journeySpan, legSpan } from '#shared/domains/journeys/travel/legs.ts';
import { trainStore } from '../store.ts';

const stationText = ({ placeName, platform }: TrainEnd) => joined(placeName, platform);

export const trainTravel = travelDefinition(trainStore, 'train', {
  summary: (train) => ({ title: trainTitle(train), hexColor: train.hexColor, ...journeySpan(train) }),
  stretches: trainStretches,
  places: ({ segments }) =>
    segments.flatMap(({ departure, arrival }) => [departure, arrival].map((station) => placed(station, 'station'))),
  parts: ({ segments, bookingReference }) =>
    segments.map((segment) => ({
      id: segment.id,
      title: [trainName(segment), hopTitle(segment)].filter(Boolean).join(' '),
      span: legSpan(segment),
      ...located(segment.departure),
      lines: [
        `${stationText(segment.departure)} → ${stationText(segment.arrival)}`,
        bookingReference,
        joined(segment.coach, segment.seats),
      ],
    })),
});
