import type { FreeKind, FreeType, FreeValue } from '#shared/domains/identity/free-field/schemas.ts';

export interface FieldPlan {
  readonly name: string;
  readonly type: FreeType;
  readonly options?: readonly string[];
  readonly help?: string;
  readonly inList?: true;
  /** Random values of the demo's records. A date is given in days before the record's own. */
  readonly values: readonly FreeValue[];
}
type Plans = Readonly<Record<FreeKind, Readonly<Record<string, readonly FieldPlan[]>>>>;

/** Fields that agencies keep besides, by area and heading. */
export const FREE_FIELDS: Plans = {
  show: {
    'On the day': [
      { name: 'Announce on', type: 'date', inList: true, values: [90, 60, 45] },
      { name: 'Truck parking', type: 'yesNo', values: [true, false] },
      { name: 'Load-in', type: 'multiline', values: ['Ramp at the back, 3 m wide', 'Lift to the second floor'] },
    ],
  },
  invoice: {
    Accounts: [{ name: 'Cost code', type: 'text', inList: true, values: ['4010', '4020', '4310'] }],
  },
  production: {
    Budget: [
      {
        name: 'Budget',
        type: 'money',
        inList: true,
        values: [1_250_000, 4_800_000, 9_500_000].map((minor) => ({ minor, currency: 'EUR' })),
      },
      { name: 'Press kit', type: 'link', values: ['https://press.northlight.example/kit'] },
    ],
  },
  company: {
    Working: [
      { name: 'Usual deal', type: 'choice', inList: true, options: ['Guarantee', 'Versus', 'Door'], values: [1, 2, 3] },
      { name: 'Partner since', type: 'date', inList: true, values: ['2016-03-01', '2019-09-01', '2023-05-01'] },
    ],
    Stage: [
      { name: 'Stage width', type: 'number', help: 'Metres', inList: true, values: [6.5, 8, 10, 12.5, 18] },
      {
        name: 'Has',
        type: 'multiChoice',
        options: ['Monitor desk', 'Risers', 'Green room'],
        values: [[1], [1, 2], [2, 3]],
      },
    ],
  },
  contact: {
    Preferences: [
      {
        name: 'Reached best by',
        type: 'choice',
        options: ['Phone', 'Mail', 'Message'],
        inList: true,
        values: [1, 2, 3],
      },
      { name: 'Last met on', type: 'date', inList: true, values: ['2026-01-16', '2026-05-08', '2026-09-24'] },
    ],
  },
  artist: {
    Touring: [
      { name: 'Touring party', type: 'number', help: 'People', inList: true, values: [4, 7, 9, 14] },
      { name: 'Visa needed', type: 'yesNo', inList: true, values: [true, false] },
      { name: 'Stage plot', type: 'link', values: ['https://files.northlight.example/plot'] },
    ],
  },
  quote: {},
  purchaseAgreement: {},
  contract: {
    Filing: [
      { name: 'Original back on', type: 'date', inList: true, values: ['2026-09-14', '2026-10-02', '2026-11-06'] },
      { name: 'Folder', type: 'text', values: ['Festivals', 'Clubs', 'Tours'] },
    ],
  },
};
