import * as device from '#web/platform/device-place.ts';
import type { TypedByKey } from './keeper.ts';

/** The place of a link's answers on this device. */
export const placeOf = (secret: string): Promise<string> => device.placeOf('advancing', secret);

export const readTyped = (place: string): TypedByKey => device.readPlace<TypedByKey>(place) ?? {};

/** Keeps answers until they are sent. A browser may forbid it; the answers then stay on the page only. */
export function keepTyped(place: string, typed: TypedByKey): void {
  device.keepPlace(place, Object.keys(typed).length > 0 ? typed : undefined);
}
