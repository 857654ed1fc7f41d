import type { Address } from '#shared/kernel/geo/address.ts';
import { countryText } from '../widgets/company-words.ts';

/** Returns the known lines of the address; `state` is the name of its state. */
export function addressLines(address: Address, state: string): string[] {
  const { addressLine1, addressLine2, postalCode, city, countryId } = address;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, [town, state].filter(Boolean).join(', '), countryText(countryId)].filter(Boolean);
}

/** Returns the link to a map: by the coordinates of an address, else by its lines. */
export function mapAddress(address: Address, state: string): string | undefined {
  const { lat, lng } = address;
  if (lat !== undefined && lng !== undefined)
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
  const lines = addressLines(address, state);
  return lines.length > 1
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`
    : undefined;
}
