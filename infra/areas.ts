import { kebab, type Route } from '#shared/kernel/contract/route.ts';
import { RECORDS } from '#shared/records.ts';

/** A group of domains with one HTTP API and one stack of its own. */
export interface Area {
  readonly id: string;
  readonly domains: readonly string[];
  /** The effect on users when the area's endpoints fail: the alarm's text. */
  readonly impact: string;
}

/** HTTP API: integrations per API, not raisable. */
export const MAX_INTEGRATIONS = 300;
/** CloudFormation: resources per stack, not raisable. */
export const MAX_RESOURCES = 500;

/** The domains of the kinds of records that belong to a stack. */
const recordDomains = (stack: string): string[] =>
  RECORDS.filter((kind) => kind.stack === stack).map(({ name }) => kebab(name));

/** Groups all other domains; the last area takes every domain that no other names. */
const groups: readonly Area[] = [
  {
    id: 'booking',
    domains: [
      ...['show-export', 'show-lock', 'show-total', 'show-travel', 'option', 'exclusivity'],
      ...['planning', 'timetable', 'itinerary', 'status', 'tag', 'note', 'checklist'],
    ],
    impact: 'Agents cannot open, plan or save shows',
  },
  {
    id: 'calendars',
    domains: [
      ...['availability', 'private-entry', 'external-calendar', 'external-event'],
      ...['icalendar-feed', 'icalendar-template', 'public-dates'],
    ],
    impact: 'Availability and entries of other calendars are missing in the planning; subscribed calendars stand still',
  },
  {
    id: 'travel',
    domains: ['advancing', 'advancing-link', 'guest-list-link'],
    impact: 'Flights, trains, rides, stays and guest lists cannot be opened, planned or saved',
  },
  {
    id: 'relations',
    domains: [
      ...['artist-rider', 'merge', 'duplicate', 'favorite-artist'],
      ...['favorite-subject', 'eu-vat-number', 'german-tax', 'company-register', 'google', 'airport', 'airline'],
      'state-alias',
    ],
    impact: 'Artists, venues, companies and contacts cannot be opened or saved',
  },
  {
    id: 'documents',
    domains: [
      ...['word-template', 'file', 'link', 'portal', 'message-template', 'mail-text', 'email-message', 'webform'],
      ...['email-reply', 'client-onboarding'],
    ],
    impact: 'Files cannot be opened, mails not be written; secret links and web forms do not open',
  },
  {
    id: 'agreements',
    domains: [],
    impact: 'Agreements and invoices cannot be made, opened, sent or paid',
  },
  {
    id: 'billing',
    domains: [
      ...['bank-entry', 'card-payment', 'e-invoice', 'invoice-link', 'payout', 'received-invoice', 'sales-export'],
      ...['self-bill-link', 'statement', 'statement-link'],
    ],
    impact: 'Payers cannot open invoices; payouts, statements, month locks and sales files do not work',
  },
  {
    id: 'signing',
    domains: ['bulk-send', 'esign'],
    impact: 'Documents cannot be sent for signature, signed or verified',
  },
  {
    id: 'money',
    domains: [
      ...['bookkeeping', 'brand', 'bank-account', 'cost-center', 'currency', 'exchange-rate', 'payment-term'],
      ...[
        'product',
        'product-group',
        'product-template',
        'vat-rate',
        'business-central',
        'business-central-project',
        'card-account',
      ],
      ...['deal', 'money', 'commission', 'withholding'],
    ],
    impact: 'Rates, terms and products cannot be chosen; money fields of shows and agreements stay empty',
  },
  {
    id: 'settings',
    domains: [
      ...['excel-template', 'import', 'free-field', 'free-field-category', 'free-field-profile', 'article'],
      ...['article-category', 'checklist-preset', 'url', 'age-restriction', 'country', 'culture'],
      ...['access-grant', 'allowed-address', 'maintenance', 'second-factor'],
    ],
    impact: 'Own fields, exports, imports, the settings of lists, temporary access and second factors do not work',
  },
  {
    id: 'integrations',
    domains: ['google-calendar', 'hubspot', 'webflow', 'webhook'],
    impact:
      'Connections to Google, HubSpot and Webflow cannot be made or changed; Webflow forms and webhooks of agencies stop',
  },
  {
    id: 'general',
    domains: [],
    impact: 'Sign-in, settings, notifications and users do not work',
  },
];

export const areas: readonly Area[] = groups.map((group) => ({
  ...group,
  domains: [...recordDomains(group.id), ...group.domains],
}));
const rest = areas.at(-1) as Area;
export const areaOf = (domain: string): Area => areas.find((area) => area.domains.includes(domain)) ?? rest;

/** Lists the areas that have routes, each with its routes. */
export const routesByArea = (routes: readonly Route[]): readonly { area: Area; routes: readonly Route[] }[] =>
  areas
    .map((area) => ({ area, routes: routes.filter((route) => areaOf(route.domain) === area) }))
    .filter((group) => group.routes.length > 0);

export interface RouteKey {
  readonly method: string;
  readonly path: string;
}
/** Lists all addresses of an operation, its own first. */
export const routeKeys = ({ method, path, aliases = [] }: Route): readonly RouteKey[] => [{ method, path }, ...aliases];
