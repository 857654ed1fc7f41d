import * as z from 'zod';
import { MasterInput, masterOf } from '#shared/kernel/contract/master-contract.ts';
import { Phase } from '#shared/kernel/record/appointment.ts';
import { StatusKind } from '#shared/kernel/record/main-area.ts';
import { HexColor, requiredText } from '#shared/kernel/text/text.ts';

/** Moments of a contract that move its show to a status. */
export const CONTRACT_MOMENTS = ['contractSent', 'contractSigned'] as const;
export type ContractMoment = (typeof CONTRACT_MOMENTS)[number];

/** The agency's own word for where something stands; its phase is one of the three fixed ones. */
export const StatusInput = MasterInput.extend({
  mainArea: StatusKind,
  name: requiredText(50),
  hexColor: HexColor,
  phase: Phase,
  isDefault: z.boolean().default(false),
  /** A confirmed show gets this status then. Left out: nothing moves it here. */
  setOn: z.enum(CONTRACT_MOMENTS, { error: 'choice' }).optional(),
});
export type StatusInput = z.infer<typeof StatusInput>;
export type StatusFields = StatusInput & { readonly sort: number };
export const Status = masterOf(StatusInput);
export type Status = z.infer<typeof Status>;
