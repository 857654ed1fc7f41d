import { kindsWith, laterRights, RECORDS, type RecordName, rightsOutside } from '#shared/records.ts';
import { environmentOf, PERMISSIONS, type Permission, type Role } from './permission.ts';

const ends = (...actions: string[]) => PERMISSIONS.filter((p) => actions.some((a) => p.endsWith(`.${a}`)));
const READ = ends('read', 'readDeal').filter((p) => !/^(user|userAction|settings)\./.test(p));
/** The booking work: records of all kinds, and what is attached to them. */
const BOOK: readonly string[] = [
  ...RECORDS.map(({ name }) => name),
  'file',
  'note',
  'email',
  'externalCalendar',
  'esign',
  'advancing',
];
const booking = (...actions: string[]) => ends(...actions).filter((p) => BOOK.some((d) => p.startsWith(`${d}.`)));

/** The records that finance writes, besides invoices. */
const WRITTEN_BY_FINANCE: readonly string[] = [...kindsWith('agreement'), 'company', 'file', 'note', 'email', 'task'];

/** The permissions of a role, until an administrator changes them for a user. */
export const ROLE_PRESETS: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: PERMISSIONS,
  agent: [
    ...READ,
    'settings.read',
    'webform.update',
    ...booking(
      'create',
      'update',
      'delete',
      'confirm',
      'lock',
      'approve',
      'send',
      'discard',
      'manualComplete',
      'updateDeal',
      'issue',
      // Money leaves the agency by finance, so that a second person looks at it.
    ).filter((right) => right !== 'purchaseAgreement.approve'),
  ],
  assistant: [...READ, ...booking('create', 'update', 'updateDeal')],
  finance: [
    ...READ,
    'masterData.update',
    'settings.read',
    'show.lock',
    'show.unlock',
    'show.updateDeal',
    ...booking('create', 'update', 'send').filter((p) => WRITTEN_BY_FINANCE.some((d) => p.startsWith(`${d}.`))),
    ...PERMISSIONS.filter((p) => p.startsWith('invoice.') && p !== 'invoice.read'),
    'purchaseAgreement.approve',
    'purchaseAgreement.pay',
    'purchaseAgreement.selfBill',
  ],
  readOnly: READ.filter((p) => p !== 'show.readDeal'),
  artist: [...rightsOutside('artist'), 'file.read', 'note.read', 'status.read'],
  promoter: [...rightsOutside('promoter'), 'file.read', 'note.read', 'status.read'],
};

/** Lists the roles outside the agency that read a kind of record. */
export const readersOutside = (kind: RecordName): readonly Role[] =>
  (['artist', 'promoter'] as const).filter((role) => ROLE_PRESETS[role].includes(`${kind}.read` as Permission));

/** Rights that the agency may add for a user outside the agency. */
const MORE_OUTSIDE: readonly Permission[] = ['show.create', 'show.update', 'file.create'];

/**
 * Tells whether a role may hold a permission. A user outside the agency never holds more than the role's rights, even
 * if an older release gave more.
 */
export const mayHold = (role: Role, permission: Permission): boolean =>
  environmentOf(role) === 'internal' || ROLE_PRESETS[role].includes(permission) || MORE_OUTSIDE.includes(permission);

/** Tells whether a user of the role sees only records with one of their companies as a party. */
export const seesPartiesOnly = (role: Role): boolean => role === 'promoter';

/**
 * Rights added after users were given theirs, oldest first. A user with all other rights of the role receives them
 * (`withLaterRights`). Users store how many there were, so the order of the steps never changes.
 */
export const LATER_RIGHTS: readonly Permission[] = laterRights([
  { step: 11, rights: ['esign.read', 'esign.create', 'esign.send', 'esign.discard', 'esign.manualComplete'] },
  { step: 20, rights: ['advancing.read', 'advancing.create', 'advancing.update', 'advancing.approve'] },
]);
