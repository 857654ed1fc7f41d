import type { Permission } from './permission.ts';

/**
 * The lists that keep saved views, by the name their page gives them, with the right to see what is shared there.
 * The order must never change, only grow: a view's id carries its list's place.
 */
export const LIST_RIGHTS = {
  show: 'show.read',
  production: 'production.read',
  artist: 'artist.read',
  venue: 'venue.read',
  company: 'company.read',
  contact: 'contact.read',
  contract: 'contract.read',
  promoter: 'company.read',
  'user-internal': 'user.read',
  'user-external': 'user.read',
  client: 'settings.read',
  planning: 'show.read',
  invoice: 'invoice.read',
  payment: 'invoice.read',
  groundTransport: 'groundTransport.read',
  quote: 'quote.read',
  purchaseAgreement: 'purchaseAgreement.read',
  flight: 'flight.read',
  train: 'train.read',
  lodging: 'lodging.read',
  guestList: 'guestList.read',
} as const satisfies Readonly<Record<string, Permission>>;

export type ListName = keyof typeof LIST_RIGHTS;
export const LIST_NAMES = Object.keys(LIST_RIGHTS) as [ListName, ...ListName[]];
export const isListName = (name: string): name is ListName => Object.hasOwn(LIST_RIGHTS, name);
