import * as z from 'zod';
import { Phase } from '#shared/kernel/appointment.ts';
import { Meta } from '#shared/kernel/record.ts';
import { HexColor, requiredText } from '#shared/kernel/text.ts';

/** Areas with a status list of their own. */
export const STATUS_AREAS = ['show', 'contract', 'production', 'company', 'contact', 'artist'] as const;
export const StatusArea = z.enum(STATUS_AREAS);
export type StatusArea = z.infer<typeof StatusArea>;

/** The agency's own word for where something stands; its phase is one of the three fixed ones. */
export const StatusInput = z.object({
  mainArea: StatusArea,
  name: requiredText(50),
  hexColor: HexColor,
  phase: Phase,
  isDefault: z.boolean().default(false),
});
export type StatusInput = z.infer<typeof StatusInput>;
export const StatusFields = StatusInput.extend({ sort: z.int() });
export type StatusFields = z.infer<typeof StatusFields>;
export const Status = StatusFields.extend(Meta.shape);
export type Status = z.infer<typeof Status>;
