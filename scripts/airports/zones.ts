import lookUp from '@photostructure/tz-lookup';
import type { Airport } from 'airport-data-js';
import { certainZoneOf } from '#shared/data/place-zones.ts';
import { defaultZoneOf } from '#shared/data/time-zones.ts';
import { isZone, offsetAt } from '#shared/kernel/time/zone.ts';

/** Airports near a border of zones, by the tz database: code and zone. There the coordinates or airport-data-js are wrong. */
const CHECKED = new Map(
  Array.from(
    `
  STM America/Santarem TBT America/Eirunepe TMT America/Santarem YCL America/Moncton YVB America/Toronto
  BBA America/Punta_Arenas PNT America/Punta_Arenas PUQ America/Punta_Arenas MLG Asia/Jakarta HVD Asia/Hovd
  CTM America/Cancun CUU America/Chihuahua BAX Asia/Barnaul CYX Asia/Srednekolymsk NLI Asia/Vladivostok
  OVS Asia/Yekaterinburg ULK Asia/Yakutsk ULY Europe/Ulyanovsk CVN America/Denver PSC America/Los_Angeles
  PSG America/Juneau WRG America/Sitka XWA America/Chicago
`.matchAll(/(\w{3}) (\S+)/g),
    ([, iata = '', zone = '']) => [iata, zone] as const,
  ),
);

const DAYS = ['2027-01-15', '2027-07-15'].map(Date.parse);
const isSameClock = (a: string, b: string) => isZone(b) && DAYS.every((day) => offsetAt(day, a) === offsetAt(day, b));

/** The zone of an airport where its country has several; the country tells the others. */
export function ownZoneOf({ iata, country_code: countryId, latitude, longitude, time }: Airport): string {
  const usual = defaultZoneOf(countryId);
  if (certainZoneOf({ countryId, city: '' }) === usual) return '';
  const zone = CHECKED.get(iata) ?? lookUp(latitude, longitude);
  if (!isZone(zone)) throw new Error(`${iata}: the runtime does not know ${zone}`);
  if (!CHECKED.has(iata) && !isSameClock(zone, time)) throw new Error(`${iata}: ${zone} or ${time}? Add it to CHECKED`);
  return isSameClock(zone, usual) ? '' : zone;
}
