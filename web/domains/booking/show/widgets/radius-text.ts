import { radiusIn } from '#shared/domains/booking/show/clause-rules.ts';
import type { DistanceUnit } from '#shared/kernel/geo/geo.ts';
import { lengthText } from '#web/platform/distance.ts';

/** The radius of a clause in the agency's unit. */
export const radiusText = (clause: { readonly radius: number; readonly unit: DistanceUnit }, unit: DistanceUnit) =>
  lengthText(radiusIn(clause, unit), unit);
