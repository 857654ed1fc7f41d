import type { MessageTemplateType } from '#shared/domains/attached/message-template/contract.ts';

/** Name, what it is about, subject and text in English and Dutch. */
export const MESSAGES: readonly (readonly [
  name: string,
  type: MessageTemplateType,
  en: readonly [subject: string, body: string],
  nl: readonly [subject: string, body: string],
])[] = [
  [
    'Offer of a date',
    'show',
    [
      '{artist}: {date}, {venue.name}',
      'Dear {contact.name},\n\nWe are glad to offer **{artist}** on {date | dateLong} at {venue.name}, {venue.city}.\n\n- Fee: {fee}\n- Held until: {expiresOn}\n\nPlease let us know before the option ends.',
    ],
    [
      '{artist}: {date}, {venue.name}',
      'Beste {contact.name},\n\nGraag bieden wij **{artist}** aan op {date | dateLong} in {venue.name}, {venue.city}.\n\n- Uitkoopsom: {fee}\n- Optie tot: {expiresOn}\n\nLaat u het ons weten voordat de optie afloopt?',
    ],
  ],
  [
    'Production details wanted',
    'show',
    [
      'Production of {artist}, {date}',
      'Dear {contact.name},\n\nFor {date | dateLong} we need from you:\n\n- get-in and sound check times\n- the technical contact on site\n- parking for the bus\n\nThe rider is attached.',
    ],
    [
      'Productie van {artist}, {date}',
      'Beste {contact.name},\n\nVoor {date | dateLong} horen wij graag van u:\n\n- tijden van get-in en soundcheck\n- het technische aanspreekpunt ter plaatse\n- parkeerplaats voor de bus\n\nDe rider vindt u in de bijlage.',
    ],
  ],
  [
    'Contract to sign',
    'contract',
    [
      'Contract {number}',
      'Dear Sir or Madam,\n\nPlease read contract **{number}** by the link below. We look forward to your signature.',
    ],
    [
      'Contract {number}',
      'Geachte heer of mevrouw,\n\nContract **{number}** leest u via de link hieronder. Wij zien uw ondertekening graag tegemoet.',
    ],
  ],
  [
    'Introduction',
    'contact',
    ['Our roster', 'Dear {firstName},\n\nIt was good to meet you. Have a look at who is touring this season.'],
    ['Ons aanbod', 'Beste {firstName},\n\nFijn u te hebben gesproken. Kijk gerust wie er dit seizoen op tournee is.'],
  ],
];
