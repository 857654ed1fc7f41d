import type { ImportField } from './fields.ts';
import type { ImportKind } from './schemas.ts';

type Headings = Readonly<Record<string, string>>;

/** Headings of Google Contacts and Outlook that mean a field, divided by a bar. */
const PERSON: Headings = {
  firstName: 'Given Name',
  infix: 'Additional Name',
  lastName: 'Family Name',
  email: 'E-mail 1 - Value|E-mail Address|E-mail 1 Address',
  privateEmail: 'E-mail 2 - Value|E-mail 2 Address|E-mailadres 2|E-Mail 2: Adresse|E-Mail-Adresse 2',
  phone: 'Business Phone|Telefoon op werk|Telefoon werk|Telefon geschäftlich|Phone 1 - Value',
  mobile: 'Mobile Phone|Mobiele telefoon|Mobiltelefon|Phone 2 - Value',
  company: 'Organization Name|Organization 1 - Name',
  position: 'Organization Title|Organization 1 - Title|Job Title|Functietitel',
  tags: 'Labels|Group Membership|Categories|Categorieën|Kategorien',
};
const FIRM: Headings = {
  name: 'Organization Name|Organization 1 - Name',
  email: 'E-mail 1 - Value|E-mail Address',
  phone: 'Business Phone|Telefoon op werk|Telefon geschäftlich|Company Main Phone|Phone 1 - Value',
  website: 'Website 1 - Value|Web Page|Webpagina|Webseite',
  addressLine1:
    'Business Street|Address 1 - Street|Address 1 - Formatted|Werkadres, straat|Straße geschäftlich|Street Address|Mailing Street',
  addressLine2: 'Business Street 2|Address 1 - Extended Address|Werkadres 2, straat|Straße geschäftlich 2',
  postalCode: 'Business Postal Code|Address 1 - Postal Code|Werkadres, postcode|Postleitzahl geschäftlich|Mailing Zip',
  city: 'Business City|Address 1 - City|Werkadres, plaats|Ort geschäftlich|Mailing City',
  state: 'Business State|Address 1 - Region|Werkadres, provincie|Bundesland/Kanton geschäftlich|Mailing State',
  country:
    'Business Country/Region|Business Country|Country/Region|Address 1 - Country|Werkadres, land/regio|Land/Region geschäftlich|Mailing Country',
  tags: PERSON.tags ?? '',
};

/** As the exports of address books call a column of the area; none of ours has these names. */
export const EXPORT_HEADINGS: Readonly<Record<ImportKind, Headings>> = {
  company: FIRM,
  venue: FIRM,
  contact: PERSON,
  artist: { email: FIRM.email ?? '', phone: FIRM.phone ?? '', website: FIRM.website ?? '', tags: PERSON.tags ?? '' },
};

/** Fields that know their columns in such exports. */
export const withExports = (area: ImportKind, fields: readonly ImportField[]): readonly ImportField[] =>
  fields.map((field) => ({ ...field, exported: EXPORT_HEADINGS[area][field.id] ?? '' }));

/** Headings that mean a field where no better column does. */
export const SECOND_CHOICES: Headings = {
  phone:
    'Home Phone|Primary Phone|Other Phone|Company Main Phone|Telefoon thuis|Telefon privat|Phone 2 - Value|Phone 3 - Value',
  mobile: 'Phone 2 - Value|Phone 3 - Value',
  email: 'E-mail 2 Address|E-mail 2 - Value',
  city: 'Home City|Thuisadres, plaats|Ort privat',
  addressLine1: 'Home Street|Thuisadres, straat|Straße privat',
  postalCode: 'Home Postal Code|Thuisadres, postcode|Postleitzahl privat',
  country: 'Home Country/Region|Home Country|Thuisadres, land/regio|Land/Region privat',
};

const VALUE = /^Phone (\d) - Value$/i;
/** `Phone 1 - Value` is called after most of its labels: Google says beside each number what it is. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/mobile|cell|iphone/i, 'Mobile Phone'],
  [/work|main|business/i, 'Business Phone'],
  [/home|other/i, 'Home Phone'],
];
function mostOften(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts.filter(Boolean)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Headings of a table, with columns of telephone numbers called by what their labels say. */
export function labelledHeadings(headers: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return headers.map((header, i) => {
    const [, no] = VALUE.exec(header.trim()) ?? [];
    const isLabelled = no && new RegExp(`^Phone ${no} - (Label|Type)$`, 'i').test(headers[i - 1]?.trim() ?? '');
    const label = isLabelled ? mostOften(rows.map((row) => row[i - 1]?.trim() ?? '')) : '';
    return LABELS.find(([pattern]) => pattern.test(label))?.[1] ?? header;
  });
}
