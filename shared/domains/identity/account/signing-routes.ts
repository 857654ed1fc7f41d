import * as z from 'zod';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { StandingOrder, StandingOrderInput, SubstituteInput } from './signing-orders.ts';

const read = { audience: 'user', permission: 'esign.read', grants: ['table:read'] } as const;
const write = { ...read, grants: ['table:read', 'table:write'] } as const;

/** Absent without an order, or after its last day. */
const OwnOrder = z.object({ order: StandingOrder.omit({ userId: true }).optional() });
const OwnSubstitute = z.object({ substitute: SubstituteInput.extend({ name: z.string() }).optional() });

/** The calls with which a user lets documents be signed for them (outsiders section 6, "Signature settings"). */
export const signingRoutes = {
  standingOrder: route({ ...core('GET', '/user/signature/standingorder'), ...read, output: OwnOrder }),
  /** Sets an order that begins today, in the place of an earlier one. */
  setStandingOrder: route({
    ...core('PUT', '/user/signature/standingorder'),
    ...write,
    body: StandingOrderInput,
    output: OwnOrder,
  }),
  removeStandingOrder: route({ ...core('DELETE', '/user/signature/standingorder'), ...write, output: Done }),
  substitute: route({ ...core('GET', '/user/signature/substitute'), ...read, output: OwnSubstitute }),
  setSubstitute: route({
    ...core('PUT', '/user/signature/substitute'),
    ...write,
    body: SubstituteInput,
    output: OwnSubstitute,
  }),
  removeSubstitute: route({ ...core('DELETE', '/user/signature/substitute'), ...write, output: Done }),
};
