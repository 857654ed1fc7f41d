import { kindsWith } from '#shared/records.ts';
import type { Permission } from './permission.ts';

/** The site-wide permissions object of the spec (section 6): the new-appointment menu reads these flags. */
export const CAN_CREATE = [...kindsWith('calendar'), 'externalCalendar'] as const;
type Created = (typeof CAN_CREATE)[number];
export const canCreateFlags = (permissions: readonly Permission[]): Record<Created, boolean> =>
  Object.fromEntries(CAN_CREATE.map((kind) => [kind, permissions.includes(`${kind}.create`)])) as Record<
    Created,
    boolean
  >;
