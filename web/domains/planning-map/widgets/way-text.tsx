import { useLingui } from '@lingui/react/macro';
import type { Distance } from '#shared/domains/planning/map.ts';
import { useFormat } from '#web/platform/format.ts';

const HOUR = 60;

/** `274 km` and `4 h 5 min`: how far, and how long by road; `about` where nobody measured the road. */
export function useWayText() {
  const { t } = useLingui();
  const { number } = useFormat();
  const unit = (value: number, name: string, digits = 0) =>
    number(value, { style: 'unit', unit: name, maximumFractionDigits: digits });
  const distance = (metres: number) => unit(metres / 1000, 'kilometer', metres < 10_000 ? 1 : 0);
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
