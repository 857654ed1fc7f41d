import { MainArea } from '#shared/kernel/main-area.ts';
import { movableRoutes } from '#shared/kernel/movable-contract.ts';
import { contract } from '#shared/kernel/route.ts';
import { TagInput } from './schemas.ts';

const rights = { read: 'tag.read', update: 'tag.update' } as const;

export const tagContract = contract('tag', {
  routes: movableRoutes({ path: 'tag', key: 'tagId', area: MainArea, input: TagInput, ...rights }),
});
