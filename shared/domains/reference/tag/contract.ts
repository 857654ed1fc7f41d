import { movableRoutes } from '#shared/kernel/contract/movable-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { MainArea } from '#shared/kernel/record/main-area.ts';
import { TagInput } from './schemas.ts';

const rights = { read: 'tag.read', update: 'tag.update' } as const;

export const tagContract = contract('tag', {
  routes: movableRoutes({ path: 'tag', key: 'tagId', area: MainArea, input: TagInput, ...rights }),
});
