import type * as z from 'zod';
import type { ArticleInput } from '#shared/domains/reference/article/contract.ts';
import type { ArticleSection } from '#shared/domains/reference/article-category/sections.ts';
import type { ChecklistKind } from '#shared/domains/reference/checklist-preset/contract.ts';

/** Name, lowest age, what documents say. */
export const AGES: readonly (readonly [string, number, string])[] = [
  ['All ages', 0, ''],
  ['All ages, children with an adult', 0, 'Children under 14 only together with an adult.'],
  ['14+', 14, 'Admission from 14 years.'],
  ['16+', 16, 'Admission from 16 years.'],
  ['18+', 18, 'Admission from 18 years, on showing a valid identity card.'],
];

export const URLS: readonly (readonly [string, string, string])[] = [
  ['Customs carnets', 'https://www.ata-carnet.example', 'Instruments that leave the EU'],
  ['Withholding tax', 'https://www.bzst.de', 'Certificates for shows in Germany'],
  ['VAT numbers', 'https://ec.europa.eu/taxation_customs/vies', 'Check a number by hand'],
  ['Work permits UK', 'https://www.gov.uk/browse/visas-immigration', 'Certificates of sponsorship'],
];

/** By main area, in the order in which they are dealt with. */
export const CHECKS: Readonly<Partial<Record<ChecklistKind, readonly string[]>>> = {
  show: [
    'Fee and deal agreed',
    'Contract sent',
    'Contract signed by both',
    'Deposit received',
    'Riders sent to the promoter',
    'Travel booked',
    'Hotel booked',
    'Advancing complete',
    'Guest list closed',
    'Balance received',
  ],
  production: ['Dates routed', 'Crew confirmed', 'Production budget approved', 'Insurance arranged'],
  company: ['VAT number checked', 'Financial risk checked', 'Invoice address confirmed', 'Terms agreed'],
  contact: ['Consent for mailings asked', 'Phone number checked'],
  artist: ['Management agreement signed', 'Riders up to date', 'Press pictures cleared', 'Withholding tax papers here'],
  contract: ['Clauses read', 'Amounts compared with the deal'],
};

/** Headings of each section, each with its articles. */
export const ARTICLES: Readonly<
  Record<ArticleSection, Readonly<Record<string, readonly Pick<z.input<typeof ArticleInput>, 'name' | 'body'>[]>>>
> = {
  contract: {
    'Force majeure': [
      {
        name: 'Force majeure, standard',
        body: 'Neither party is liable where the performance becomes impossible by an event beyond its control:\n- an act of government\n- an epidemic\n- a strike that is not its own\n\nEach party then bears its own costs.',
      },
    ],
    Exclusivity: [
      {
        name: 'Territory and period',
        body: 'The artist does not perform within **100 km** of the venue for **60 days** before and **30 days** after the show.',
      },
    ],
  },
  rider: {
    Power: [
      { name: 'Stage power', body: '- 1 x CEE 63 A three-phase for light\n- 1 x CEE 32 A three-phase for sound' },
    ],
    Hospitality: [
      { name: 'Dressing room', body: 'One room that locks, for 6 people, with a mirror, a sofa and *working* wifi.' },
    ],
  },
  advancing: {
    'Day of show': [
      { name: 'What we need from you', body: '- load-in and curfew\n- contact on the day\n- parking for a nightliner' },
    ],
  },
  travel: {
    Flights: [
      {
        name: 'Excess baggage',
        body: 'Instruments fly as *hold luggage with a code of their own*: ask before booking.',
      },
    ],
  },
  help: {
    'First steps': [{ name: 'From offer to contract', body: 'An option becomes a show when its status is confirmed.' }],
  },
};
