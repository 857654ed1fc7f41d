import { useLingui } from '@lingui/react/macro';
import type { Distance } from '#shared/domains/journeys/travel/distance.ts';
import { useDistanceText } from '#web/platform/distance.ts';
import { useFormat } from '#web/platform/format.ts';

const HOUR = 60;

/** `274 km`, or miles where the agency measures so, and `4 h 5 min`: how far, and how long by road; `about` where nobody measured the road. */
export function useWayText() {
  const { t } = useLingui();
  const { number } = useFormat();
  const far = useDistanceText();
  const unit = (value: number, name: string) => number(value, { style: 'unit', unit: name, maximumFractionDigits: 0 });
  const distance = (metres: number) => far(metres / 1000, { fine: true });
  const time = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
    return [hours > 0 && unit(hours, 'hour'), (rest > 0 || hours === 0) && unit(rest, 'minute')]
      .filter(Boolean)
      .join(' ');
  };
  const drive = ({ minutes, measured }: Distance) => {
    if (minutes === undefined) return '';
    return measured ? time(minutes) : t`about ${time(minutes)}`;
  };
  return { distance, drive, way: (way: Distance) => [distance(way.distance), drive(way)].filter(Boolean).join(', ') };
}
