import { describe, expect, it } from 'vitest';
import { LISTS } from './kernel/access/list-names.ts';
import { PERMISSIONS } from './kernel/access/permission.ts';
import { LATER_RIGHTS } from './kernel/access/role-presets.ts';
import { MAIN_AREAS } from './kernel/record/main-area.ts';
import type { RecordKind } from './kernel/record/record-kind.ts';
import { kindNo, kindsWith, RECORDS, rightsOutside } from './records.ts';

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The numbers that data of earlier releases hold. A kind may be added; none of these may change. */
const STORED = {
  show: 1,
  artist: 2,
  company: 3,
  contact: 4,
  production: 5,
  contract: 6,
  invoice: 7,
  groundTransport: 8,
  quote: 9,
  purchaseAgreement: 10,
  flight: 11,
  train: 12,
  lodging: 13,
  advancingTemplate: 18,
};
/** Users who have the rights of these kinds were given them one by one. */
const LAST_OF_FIRST_RELEASES = 17;
/** Users store how many of these they were given. Rights may be appended; none of these may change. */
const STORED_LATER_RIGHTS = [
  ...['company.approve', 'contact.approve'],
  ...['read', 'create', 'update', 'delete', 'issue', 'credit', 'pay', 'send'].map((right) => `invoice.${right}`),
  ...['read', 'update', 'delete'].map((right) => `groundTransport.${right}`),
  ...['read', 'create', 'update', 'delete', 'send'].map((right) => `quote.${right}`),
  ...['read', 'create', 'update', 'delete', 'send'].map((right) => `purchaseAgreement.${right}`),
  ...['flight', 'train', 'lodging'].flatMap((kind) => ['read', 'update', 'delete'].map((right) => `${kind}.${right}`)),
  ...['read', 'create', 'update', 'delete'].map((right) => `guestList.${right}`),
];
const STORED_LISTS = {
  show: 0,
  production: 1,
  artist: 2,
  venue: 3,
  company: 4,
  contact: 5,
  contract: 6,
  promoter: 7,
  'user-internal': 8,
  'user-external': 9,
  client: 10,
  planning: 11,
  invoice: 12,
  payment: 13,
  groundTransport: 14,
  quote: 15,
  purchaseAgreement: 16,
  flight: 17,
  train: 18,
  lodging: 19,
  guestList: 20,
};

describe('the record book', () => {
  it('gives each kind a name and a code of its own', () => {
    expect(isUnique(RECORDS.map(({ name }) => name))).toBe(true);
    expect(isUnique(RECORDS.map(({ code }) => code))).toBe(true);
    expect(RECORDS.every(({ code }) => Number.isInteger(code) && code > 0 && code < 100)).toBe(true);
  });
  it('keeps the codes that data hold', () => {
    for (const [name, code] of Object.entries(STORED)) expect([name, kindNo(name)]).toEqual([name, code]);
    expect(kindNo('nothing')).toBe(0);
  });
  it('keeps the numbers that ids of saved views carry', () => {
    const numbers = Object.entries(LISTS).map(([name, { no }]) => [name, no]);
    expect(isUnique(numbers.map(([, no]) => no))).toBe(true);
    expect(Object.fromEntries(numbers)).toMatchObject(STORED_LISTS);
  });
  it('lists kinds in reading order', () =>
    expect(MAIN_AREAS).toEqual([
      ...['show', 'artist', 'production', 'quote', 'contract', 'purchaseAgreement', 'invoice'],
      ...['company', 'contact', 'flight', 'train', 'groundTransport', 'lodging'],
    ]));
  it('finds the kinds with an ability', () => {
    expect(kindsWith('travel')).toEqual(['flight', 'train', 'groundTransport', 'lodging']);
    expect(kindsWith('merge')).toEqual(['company', 'contact']);
  });
  it('gives the rights of later kinds to users who have all other rights of their role', () => {
    const later = RECORDS.filter(({ code }) => code > LAST_OF_FIRST_RELEASES);
    const rights = later.flatMap(({ name, rights: actions }) => actions.map((action) => `${name}.${action}`));
    expect(rights.filter((right) => !LATER_RIGHTS.some((one) => one === right))).toEqual([]);
  });
  it('keeps the order of the rights that users have a number of', () => {
    expect(LATER_RIGHTS.slice(0, STORED_LATER_RIGHTS.length)).toEqual(STORED_LATER_RIGHTS);
    const steps = RECORDS.flatMap((kind: RecordKind) => Object.keys(kind.laterRights ?? {}));
    expect(isUnique(steps)).toBe(true);
  });
  it('gives no right twice, and people outside only rights that there are', () => {
    expect(isUnique(PERMISSIONS)).toBe(true);
    for (const role of ['artist', 'promoter'] as const)
      expect(rightsOutside(role).filter((right) => !PERMISSIONS.includes(right))).toEqual([]);
  });
});
