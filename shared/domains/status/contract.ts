import { movableRoutes } from '#shared/kernel/movable-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { StatusInput } from './schemas.ts';

const rights = { read: 'status.read', update: 'status.update' } as const;
/** A status in use cannot just go. */
const {
  remove: _remove,
  restore: _restore,
  ...routes
} = movableRoutes({
  path: 'status',
  key: 'statusId',
  input: StatusInput,
  ...rights,
});

export const statusContract = contract('status', { errors: { 'status.phaseFixed': 409 }, routes });
