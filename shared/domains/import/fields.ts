import type { Locale } from '#shared/kernel/locale.ts';
import type { ImportArea } from './schemas.ts';
import { type Reader, readCountry, readFlag, readLanguage, readNumber, readRoles, Unread } from './values.ts';

/** A field that a column of a file can go to. */
export interface ImportField {
  readonly id: string;
  /** By language: its name, then other headings that mean it. */
  readonly names: Readonly<Record<Locale, string>>;
  /** Where its value stands in the record's input. */
  readonly path: string;
  readonly must?: true;
  readonly read?: Reader;
}
type More = Partial<Pick<ImportField, 'path' | 'must' | 'read'>>;
/** Headings that mean the same are divided by a bar. */
const field = (id: string, en: string, nl: string, de: string, more: More = {}): ImportField => ({
  id,
  names: { en, nl, de },
  path: id,
  ...more,
});

const name = field('name', 'Name|Company|Company name', 'Naam|Bedrijf|Bedrijfsnaam', 'Name|Firma|Firmenname', {
  must: true,
});
const email = field('email', 'Email|E-mail|Email address', 'E-mail|E-mailadres', 'E-Mail|E-Mail-Adresse');
const phone = field('phone', 'Phone|Telephone|Phone number', 'Telefoon|Telefoonnummer', 'Telefon|Telefonnummer');
const website = field('website', 'Website|Web|URL', 'Website|Webadres', 'Website|Webseite');
const zone = field('zone', 'Time zone|Timezone', 'Tijdzone', 'Zeitzone');
const active = field('active', 'Active', 'Actief', 'Aktiv', { path: 'isActive', read: readFlag });
const notes = field('notes', 'Notes|Comments|Remarks', 'Notities|Opmerkingen', 'Notizen|Bemerkungen');
const at = (id: string) => ({ path: `address.${id}` });

const place: readonly ImportField[] = [
  field(
    'addressLine1',
    'Address|Street|Address line 1',
    'Adres|Straat',
    'Adresse|Straße|Anschrift',
    at('addressLine1'),
  ),
  field('addressLine2', 'Address 2|Address line 2', 'Adres 2', 'Adresse 2|Adresszusatz', at('addressLine2')),
  field('postalCode', 'Postal code|Zip|Zip code|Postcode', 'Postcode', 'Postleitzahl|PLZ', at('postalCode')),
  field('city', 'City|Town', 'Plaats|Stad|Woonplaats', 'Ort|Stadt', at('city')),
  field('country', 'Country', 'Land', 'Land', { path: 'address.countryId', read: readCountry }),
];
const firm: readonly ImportField[] = [
  email,
  phone,
  website,
  field('vatNumber', 'VAT number|VAT|VAT ID', 'Btw-nummer|Btw|Btw nr', 'USt-IdNr.|USt-ID|Umsatzsteuer-ID'),
  field(
    'registerNumber',
    'Register number|Registration number',
    'KvK-nummer|KvK',
    'Registernummer|HRB|Handelsregister',
  ),
  field('capacity', 'Capacity', 'Capaciteit', 'Kapazität', { read: readNumber }),
  zone,
  active,
  notes,
];
const PERCENT = 1000;
const readRate: Reader = (text) => {
  const percent = readNumber(text);
  return percent instanceof Unread ? percent : Math.round(percent * PERCENT);
};

export const IMPORT_FIELDS: Readonly<Record<ImportArea, readonly ImportField[]>> = {
  company: [
    name,
    field('roles', 'Works as|Role|Roles|Type', 'Werkt als|Rol|Rollen', 'Tätig als|Rolle|Rollen', { read: readRoles }),
    ...place,
    ...firm,
  ],
  venue: [
    { ...name, names: { en: 'Name|Venue|Venue name', nl: 'Naam|Locatie|Zaal', de: 'Name|Spielstätte|Location' } },
    ...place,
    ...firm,
  ],
  contact: [
    field('name', 'Name|Full name', 'Naam|Volledige naam', 'Name|Vollständiger Name', { path: 'lastName' }),
    field('firstName', 'First name|Given name', 'Voornaam', 'Vorname'),
    field('infix', 'Infix|Middle name', 'Tussenvoegsel', 'Namenszusatz'),
    field('lastName', 'Last name|Surname|Family name', 'Achternaam', 'Nachname|Familienname'),
    email,
    phone,
    field('mobile', 'Mobile|Mobile phone|Cell', 'Mobiel|Mobiele telefoon|06', 'Mobil|Handy|Mobiltelefon'),
    field('company', 'Company|Organisation|Organization', 'Bedrijf|Organisatie', 'Unternehmen|Firma', {
      path: 'positions',
    }),
    field('position', 'Position|Job title|Function', 'Functie', 'Position|Funktion', { path: 'positions.0.position' }),
    field('language', 'Language', 'Taal', 'Sprache', { path: 'culture', read: readLanguage }),
    active,
    notes,
  ],
  artist: [
    {
      ...name,
      names: { en: 'Name|Artist|Artist name|Act', nl: 'Naam|Artiest|Artiestennaam', de: 'Name|Künstler|Künstlername' },
    },
    field('genre', 'Genre|Style', 'Genre|Stijl', 'Genre|Stil'),
    email,
    phone,
    website,
    field('city', 'City|Home town', 'Plaats|Woonplaats', 'Ort|Stadt'),
    zone,
    field('commission', 'Commission (%)|Commission', 'Commissie (%)|Commissie', 'Provision (%)|Provision', {
      path: 'commissionRate',
      read: readRate,
    }),
    field('color', 'Colour|Color', 'Kleur', 'Farbe', { path: 'hexColor' }),
    active,
    notes,
  ],
};

/** What a field is called in a language. */
export const fieldName = ({ names }: ImportField, locale: Locale): string => names[locale].split('|')[0] ?? '';
