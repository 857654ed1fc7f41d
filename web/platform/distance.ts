import { useLingui } from '@lingui/react';
import { type DistanceUnit, kmToMiles } from '#shared/kernel/geo/geo.ts';
import { formatNumber } from './format.ts';
import { useMe } from './me.ts';

/** Below so many, a place's distance has a figure after the comma where `fine` is asked for. */
const FINE_BELOW = 10;

/** So many km or miles. */
export const lengthText = (value: number, unit: DistanceUnit, digits = 0): string =>
  formatNumber(value, {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: digits,
  });

/** A distance in the agency's unit; the server measures in km. */
export function useDistanceText(): (km: number, options?: { readonly fine?: boolean }) => string {
  const unit = useMe().tenant.distanceUnit;
  useLingui();
  return (km, { fine = false } = {}) => {
    const value = unit === 'mi' ? kmToMiles(km) : km;
    return lengthText(value, unit, fine && value < FINE_BELOW ? 1 : 0);
  };
}
