import * as z from 'zod';
import { AppError } from '#shared/kernel/contract/error.ts';
import { leadsTo, type Machine, MERGING, machine, type Step } from '#shared/kernel/record/machine.ts';
import { kindsWith } from '#shared/records.ts';

/** Areas whose new records wait for approval where an agency says so. */
export const APPROVED_KINDS = kindsWith('approval');
export const ApprovedKind = z.enum(APPROVED_KINDS, { error: 'choice' });
export type ApprovedKind = z.infer<typeof ApprovedKind>;

/** On a record: added by somebody who may not approve it. It is used like any other and marked until somebody does. */
export const preliminary = { isPreliminary: z.boolean().optional() } as const;
export interface Approvable {
  readonly isPreliminary?: boolean | undefined;
}

type State = 'preliminary' | 'live' | 'deleted' | 'merged';
/** Until it is approved it lives like any other, and what is deleted or merged comes back as it was. */
const APPROVING: readonly Step<State>[] = [
  ...MERGING,
  { on: 'approve', from: ['preliminary'], to: 'live' },
  { on: 'change', from: ['preliminary'] },
  { on: 'delete', from: ['preliminary'], to: 'deleted' },
  { on: 'restore', from: ['deleted'], to: 'preliminary' },
  { on: 'merge', from: ['preliminary'], to: 'merged' },
  { on: 'undo merge', from: ['merged'], to: 'preliminary' },
];
export type ApprovalMachine = Machine<State>;
export const approvalMachine = (name: ApprovedKind): ApprovalMachine =>
  machine({ name, first: ['preliminary', 'live'], steps: APPROVING });

/** The record in the normal life, as what it is; once. */
export function approved<T extends Approvable>(area: ApprovalMachine, record: T): T {
  if (!leadsTo(area, record.isPreliminary ? 'preliminary' : 'live', 'approve')) throw new AppError('approved');
  return { ...record, isPreliminary: undefined };
}
