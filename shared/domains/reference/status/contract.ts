import { movableRoutes } from '#shared/kernel/contract/movable-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { StatusKind } from '#shared/kernel/record/main-area.ts';
import { StatusInput } from './schemas.ts';

const rights = { read: 'status.read', update: 'status.update' } as const;

export const statusContract = contract('status', {
  errors: { 'status.phaseFixed': 409, 'status.inUse': 409, 'status.isDefault': 409, 'status.lastOfPhase': 409 },
  routes: movableRoutes({ path: 'status', key: 'statusId', area: StatusKind, input: StatusInput, ...rights }),
});
