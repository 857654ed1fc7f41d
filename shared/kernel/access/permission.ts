import * as z from 'zod';
import { RECORD_RIGHTS, type RecordRight } from '#shared/records.ts';

/** The rights on what is no record of a kind of its own. */
const OTHER_RIGHTS = [
  'file.read',
  'file.readAll',
  'file.create',
  'file.delete',
  'note.read',
  'note.create',
  'note.update',
  'email.read',
  'email.create',
  'esign.read',
  'esign.create',
  'esign.send',
  'esign.discard',
  'esign.manualComplete',
  'advancing.read',
  'advancing.create',
  'advancing.update',
  'advancing.approve',
  'externalCalendar.read',
  'externalCalendar.create',
  'externalCalendar.update',
  'externalCalendar.delete',
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
export type Permission = RecordRight | (typeof OTHER_RIGHTS)[number];
/** Every right of the product, `domain.action`. The same word guards the endpoint, the menu entry and the test. */
export const PERMISSIONS: readonly Permission[] = [...RECORD_RIGHTS, ...OTHER_RIGHTS];
export const Permission = z.enum(PERMISSIONS);

export const ROLES = ['administrator', 'agent', 'assistant', 'finance', 'readOnly', 'artist', 'promoter'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
export const Environment = z.enum(['internal', 'external']);
export type Environment = z.infer<typeof Environment>;

/** Roles of people outside the agency: they see only what they are linked to. */
export const environmentOf = (role: Role): Environment =>
  role === 'artist' || role === 'promoter' ? 'external' : 'internal';
