import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Preference, PreferenceInput } from './schemas.ts';

const own = { audience: 'user', permission: null, whileReadOnly: true } as const;

export const preferenceContract = contract('preference', {
  byToken: 'personal',
  routes: {
    get: route({ ...core('GET', '/user/preferences'), ...own, grants: ['table:read'], output: Preference }),
    save: route({
      ...core('POST', '/user/preferences'),
      ...own,
      grants: ['table:read', 'table:write'],
      body: PreferenceInput.extend({ rev: RevInput }),
      output: Preference,
    }),
  },
});
