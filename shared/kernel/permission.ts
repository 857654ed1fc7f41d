import * as z from 'zod';

/** Every right of the product, `domain.action`. The same word guards the endpoint, the menu entry and the test. */
export const PERMISSIONS = [
  'show.read',
  'show.create',
  'show.update',
  'show.delete',
  'show.confirm',
  'show.lock',
  'show.unlock',
  'show.approve',
  'show.readDeal',
  'show.updateDeal',
  'production.read',
  'production.create',
  'production.update',
  'production.delete',
  'artist.read',
  'artist.create',
  'artist.update',
  'artist.delete',
  'venue.read',
  'venue.create',
  'venue.update',
  'venue.delete',
  'company.read',
  'company.create',
  'company.update',
  'company.delete',
  'company.approve',
  'contact.read',
  'contact.create',
  'contact.update',
  'contact.delete',
  'contact.approve',
  'contact.readPassport',
  'contract.read',
  'contract.create',
  'contract.update',
  'contract.delete',
  'contract.send',
  'invoice.read',
  'invoice.create',
  'invoice.update',
  'invoice.delete',
  'invoice.issue',
  'invoice.credit',
  'invoice.pay',
  'invoice.send',
  'quote.read',
  'quote.create',
  'quote.update',
  'quote.delete',
  'quote.send',
  'purchaseAgreement.read',
  'purchaseAgreement.create',
  'purchaseAgreement.update',
  'purchaseAgreement.delete',
  'purchaseAgreement.send',
  'file.read',
  'file.readAll',
  'file.create',
  'file.delete',
  'note.read',
  'note.create',
  'note.update',
  'email.read',
  'email.create',
  'task.read',
  'task.create',
  'task.update',
  'flight.create',
  'train.create',
  'groundTransport.read',
  'groundTransport.create',
  'groundTransport.update',
  'groundTransport.delete',
  'externalCalendar.read',
  'externalCalendar.create',
  'externalCalendar.update',
  'externalCalendar.delete',
  'lodging.create',
  'status.read',
  'status.update',
  'tag.read',
  'tag.update',
  'wordTemplate.read',
  'wordTemplate.update',
  'messageTemplate.read',
  'messageTemplate.update',
  'webform.read',
  'webform.update',
  'user.read',
  'user.invite',
  'user.update',
  'user.deactivate',
  'masterData.read',
  'masterData.update',
  'settings.read',
  'settings.update',
  'userAction.read',
] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;

export const ROLES = ['administrator', 'agent', 'assistant', 'finance', 'readOnly', 'artist', 'promoter'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
export const Environment = z.enum(['internal', 'external']);
export type Environment = z.infer<typeof Environment>;

/** Roles of people outside the agency: they see only what they are linked to. */
export const environmentOf = (role: Role): Environment =>
  role === 'artist' || role === 'promoter' ? 'external' : 'internal';

const ends = (...actions: string[]) => PERMISSIONS.filter((p) => actions.some((a) => p.endsWith(`.${a}`)));
const READ = ends('read', 'readDeal').filter((p) => !/^(user|userAction|settings)\./.test(p));
const BOOK = [
  'show',
  'production',
  'artist',
  'venue',
  'company',
  'contact',
  'contract',
  'invoice',
  'quote',
  'purchaseAgreement',
  'file',
  'note',
  'email',
  'task',
  'flight',
  'train',
  'groundTransport',
  'externalCalendar',
  'lodging',
];
const booking = (...actions: string[]) => ends(...actions).filter((p) => BOOK.some((d) => p.startsWith(`${d}.`)));

/** What a role may do until an administrator changes it for a user. */
export const ROLE_PRESETS: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: PERMISSIONS,
  agent: [
    ...READ,
    'settings.read',
    'webform.update',
    ...booking('create', 'update', 'delete', 'confirm', 'lock', 'approve', 'send', 'updateDeal', 'issue'),
  ],
  assistant: [...READ, ...booking('create', 'update', 'updateDeal')],
  finance: [
    ...READ,
    'masterData.update',
    'settings.read',
    'show.lock',
    'show.unlock',
    'show.updateDeal',
    ...booking('create', 'update', 'send').filter((p) =>
      /^(contract|quote|purchaseAgreement|company|file|note|email|task)\./.test(p),
    ),
    ...PERMISSIONS.filter((p) => p.startsWith('invoice.') && p !== 'invoice.read'),
  ],
  readOnly: READ.filter((p) => p !== 'show.readDeal'),
  artist: [
    'show.read',
    'show.readDeal',
    'production.read',
    'artist.read',
    'venue.read',
    'file.read',
    'note.read',
    'contract.read',
    'groundTransport.read',
    'purchaseAgreement.read',
    'status.read',
  ],
  promoter: ['show.read', 'venue.read', 'file.read', 'note.read', 'contract.read', 'quote.read', 'status.read'],
};

/**
 * Rights that came when users had theirs already, in the order they came; a new one belongs at the end, beside its place
 * among all. Who holds all else that their role brings along is given them (`withLaterRights`).
 */
export const LATER_RIGHTS: readonly Permission[] = [
  'company.approve',
  'contact.approve',
  'invoice.read',
  'invoice.create',
  'invoice.update',
  'invoice.delete',
  'invoice.issue',
  'invoice.credit',
  'invoice.pay',
  'invoice.send',
  'groundTransport.read',
  'groundTransport.update',
  'groundTransport.delete',
  'quote.read',
  'quote.create',
  'quote.update',
  'quote.delete',
  'quote.send',
  'purchaseAgreement.read',
  'purchaseAgreement.create',
  'purchaseAgreement.update',
  'purchaseAgreement.delete',
  'purchaseAgreement.send',
];

/** The site-wide permissions object of the spec (section 6): the new-appointment menu reads these flags. */
export const CAN_CREATE = ['show', 'flight', 'train', 'groundTransport', 'externalCalendar', 'lodging'] as const;
export const canCreateFlags = (permissions: readonly Permission[]): Record<(typeof CAN_CREATE)[number], boolean> => {
  const may = new Set(permissions);
  return {
    show: may.has('show.create'),
    flight: may.has('flight.create'),
    train: may.has('train.create'),
    groundTransport: may.has('groundTransport.create'),
    externalCalendar: may.has('externalCalendar.create'),
    lodging: may.has('lodging.create'),
  };
};
