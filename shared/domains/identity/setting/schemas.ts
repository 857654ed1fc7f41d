import * as z from 'zod';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { SettingFields } from '#shared/domains/reference/client/setting.ts';

/** The settings that the client's record stores. */
export const ClientPart = ClientInput.pick({ name: true, locale: true, zone: true, currency: true }).extend({
  /** The concurrent sign-ins of a user. The operator sets the most. */
  sessions: z.int({ error: 'integer' }).min(1),
});

export const SettingInput = SettingFields.extend(ClientPart.shape);
export type SettingInput = z.infer<typeof SettingInput>;
/** The settings of an agency. Revision 0 means that they were never changed. */
export const Setting = SettingInput.extend({ rev: z.int(), maxSessions: z.int() });
export type Setting = z.infer<typeof Setting>;
